// Types of the platform, where the program's libraries know it: neither "dom" nor Node's types are asked for.
type PlatformModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;
type PlatformMemory = typeof globalThis extends { WebAssembly: { Memory: { prototype: infer T } } } ? T : { readonly buffer: ArrayBuffer };
type PlatformUrl = typeof globalThis extends { URL: { prototype: infer T } } ? T : never;
type PlatformRequest = typeof globalThis extends { Request: { prototype: infer T } } ? T : never;
type PlatformResponse = typeof globalThis extends { Response: { prototype: infer T } } ? T : never;
type PlatformBytes = ArrayBuffer | ArrayBufferView | PlatformModule;
type PlatformSource = string | PlatformUrl | PlatformRequest | PlatformResponse;
