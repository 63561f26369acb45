// The building kit for whoever wants to put it on a page: <cd-kit .session> (tools, stage, transport), with the state it
// shares with <cd-kit-inspector .bench>. Its words: loadMessages("kit").
//
//   const history = new History(session);
//   const bench = new Workbench(session, history);
//   html`<cd-kit .bench=${bench}></cd-kit> <cd-kit-inspector .bench=${bench}></cd-kit-inspector>`
//   … and at the end: bench.stop(); history.stop(); session.destroy();
//
// Or simply html`<cd-kit .session=${session} inspector></cd-kit>`, which keeps a workbench of its own; `.stage` puts it
// beside a <cd-stage> that is on the page already.
import "./inspector";
import "./kit";

export { emptyScene } from "./empty";
export { History } from "./history";
export { Kit } from "./kit";
export { Workbench } from "./workbench";
