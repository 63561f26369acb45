
// The engine is two files: the first sets up and plays usual scenes, the rest is all else. A function of the first that needs the rest
// calls loadRestNow before it goes on.

const restFile = () => new URL('constrained_dynamics_rest.wasm', import.meta.url);
let restSource, restComing, restLinked = false;

/**
 * The rest, compiled. It is the `rest` that was given, else what the first file holds (package.json: "./wasm"), else the file beside this script.
 */
async function restModule() {
    const source = await (restSource ?? heldRest() ?? restFile());
    if (source instanceof WebAssembly.Module) return source;
    const opening = typeof source === 'string' || source instanceof URL ? await opened(source) : source;
    const response = typeof Response === 'function' && opening instanceof Response;
    if (response && !opening.ok) throw restMissing(`${opening.status} ${opening.statusText} at ${opening.url}`);
    return WebAssembly.compile(response ? await opening.arrayBuffer() : opening);
}

function heldRest() {
    return wasmModule && WebAssembly.Module.customSections(wasmModule, 'rest')[0];
}

function link(module) {
    if (restLinked) return;
    new WebAssembly.Instance(module, { ...__wbg_get_imports(), first: wasm });
    restLinked = true;
}

/**
 * Loads the engine's second file after `init({ rest: "later" })`; once, however often it is called.
 */
export function loadRest(source) {
    restComing ??= (async () => {
        if (source !== undefined || restSource === 'later') restSource = source;
        link(await restModule());
    })();
    restComing.catch(() => { restComing = undefined; });
    return restComing;
}

/**
 * The first file calls this when it needs the rest at once.
 */
function loadRestNow() {
    if (restLinked) return;
    const given = restSource instanceof WebAssembly.Module || restSource instanceof ArrayBuffer || ArrayBuffer.isView(restSource);
    const source = given ? restSource : heldRest() ?? read(typeof restSource === 'string' && restSource !== 'later' ? restSource : restFile());
    link(source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source));
}

/**
 * The bytes of a file, without waiting: from Node's file system, or by a request that blocks.
 */
function read(address) {
    const files = String(address).startsWith('file:') && globalThis.process?.getBuiltinModule?.('node:fs');
    if (files) return files.readFileSync(new URL(address));
    if (typeof XMLHttpRequest !== 'function') throw restMissing('no XMLHttpRequest here');
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    // As text whose letters are the bytes: a page's request that blocks gives no buffer.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) throw restMissing(`${request.status} ${request.statusText} at ${address}`);
    return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
}

function restMissing(why) {
    return new Error(`the engine's second file, constrained_dynamics_rest.wasm, is not there (${why}); put it beside constrained_dynamics.js, or give it to init as \`rest\``);
}
