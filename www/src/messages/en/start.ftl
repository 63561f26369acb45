# Where the course cannot start. These words stand in the pages themselves (scripts/start.ts).
start-no-script = This course consists of simulations that are computed in your browser while you read. They need JavaScript and WebAssembly, and JavaScript is switched off here. Please allow it for this page and load it again.
start-file = This page was opened as a file. Most browsers run it only when a web server delivers it. In the folder of the project, type “make run”; or serve this folder with any static server, for example “python3 -m http.server”, and open the address that it prints.
start-failed = Some files of the course could not be loaded. Please load the page again. If it is inside a sandboxed frame, the frame needs “allow-same-origin”, or the server must send “Access-Control-Allow-Origin: *”.
start-old = This browser is too old for the course: it does not support JavaScript modules. Please use a recent Firefox, Chrome, Edge or Safari.
start-slow = The course has not started yet. On a slow line that may take a while; if nothing happens, please load the page again.
