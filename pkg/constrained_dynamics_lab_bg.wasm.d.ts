/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const bestOmega: (a: any, b: any) => [number, number, number];
export const definiteness: (a: any) => [number, number, number];
export const enumerateLcp: (a: any) => [number, number, number];
export const iterationMatrix: (a: any, b: any, c: any) => [number, number, number];
export const lcpFromLp: (a: any, b: any, c: any) => [number, number, number];
export const lcpFromQp: (a: any, b: any, c: any, d: any) => [number, number, number];
export const programKkt: (a: any, b: any, c: any, d: any) => [number, number, number];
export const reduceMixed: (a: any, b: any, c: any) => [number, number, number];
export const solveBoxLcp: (a: any, b: any) => [number, number, number];
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __wbindgen_exn_store: (a: number) => void;
export const __externref_table_alloc: () => number;
export const __wbindgen_externrefs: WebAssembly.Table;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
