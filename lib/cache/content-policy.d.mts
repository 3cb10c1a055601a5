export function noncePolicy(nonce: string, options?: { evaluate?: boolean }): string;
export function staticPolicy(html: string): Promise<string>;
export function joinScripts(html: string): string;
