export const accented: string;
export const twoDots: string;
export const greek: string;
export const latin: string;
export const math: string;
export const formulaCharacters: string;
