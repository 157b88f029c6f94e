// Whoever puts a text between quotation marks means what was typed.
const quotes = '["„“”«»]';
const quoted = new RegExp(`^${quotes}.+${quotes}$`);
const everyQuote = new RegExp(quotes, 'g');

export function isQuoted(text: string): boolean {
  return quoted.test(text.trim());
}

export function withoutQuotes(text: string): string {
  return text.replace(everyQuote, ' ');
}
