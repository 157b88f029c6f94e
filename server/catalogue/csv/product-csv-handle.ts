// Handles are the last part of a URL; these are the rules for accepting one and for making one from a text.

// Names that mean something on every JavaScript object; as keys from a file they could change what a lookup finds.
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

export function isForbiddenName(name: string): boolean {
  return forbiddenNames.has(name);
}

export function isHandle(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !isForbiddenName(text);
}

// Letters that Unicode does not decompose into a base letter and a mark.
const baseLetters: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' };
const withBaseLetter = new RegExp(`[${Object.keys(baseLetters).join('')}]`, 'g');

/** `Zestawy prezentów` becomes `zestawy-prezentow`; empty when no letter or digit can be kept. */
export function textToHandle(text: string): string {
  return text
    .toLowerCase()
    .replace(withBaseLetter, (letter) => baseLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `gift-sets` becomes `Gift sets`. */
export function handleToTitle(handle: string): string {
  const words = handle.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
