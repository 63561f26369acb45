// The course: starts the page.
import "./styles/tokens.css";
