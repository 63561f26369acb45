/** The address of the wasm, as bundlers give it that copy files (esbuild: `--loader:.wasm=file`): for `init({ module_or_path })`. */
declare const address: string;
export default address;
