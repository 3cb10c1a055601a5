export function browserArguments(): string[];
