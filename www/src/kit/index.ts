// The building kit as an element: <cd-kit .session> (tools, stage, transport), with the state it
// shares with <cd-kit-inspector .workspace>. Its words: loadMessages("kit").
//
//   const history = new History(session);
//   const workspace = new Workspace(session, history);
//   html`<cd-kit .workspace=${workspace}></cd-kit> <cd-kit-inspector .workspace=${workspace}></cd-kit-inspector>`
//   … and at the end: workspace.stop(); history.stop(); session.destroy();
//
// Or simply html`<cd-kit .session=${session} inspector></cd-kit>`, which keeps a workspace of its own; `.stage` puts it
// beside a <cd-stage> that is on the page already.
import "./inspector";
import "./kit";

export { emptyScene } from "./empty";
export { History } from "./history";
export { Kit } from "./kit";
export { Workspace } from "./workspace";
