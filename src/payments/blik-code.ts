const CODE_LENGTH = 6;

/** The digits of what was typed or pasted: `123 456` and `123-456` are how apps show it. */
export function readBlikCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export function isBlikCode(text: string): boolean {
  return text.length === CODE_LENGTH && readBlikCode(text) === text;
}
