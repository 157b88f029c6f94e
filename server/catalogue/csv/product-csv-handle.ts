// Handles are the last part of a URL; these are the rules for accepting one and for making one from a text.
import { createHash } from 'node:crypto';
import { textToHandle } from '#src/catalogue/text-to-handle.ts';

// Names that mean something on every JavaScript object; as keys from a file they could change what a lookup finds.
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

export function isForbiddenName(name: string): boolean {
  return forbiddenNames.has(name);
}

export function isHandle(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !isForbiddenName(text);
}

/** The handle of a collection that a file names only by its title: what is in no alphabet known here gets one, too. */
export function collectionHandle(title: string): string {
  return textToHandle(title) || `collection-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`;
}

/** A collection as a cell names it: by its title where that says more, and its handle can be made from it again. */
export function collectionName(handle: string, title: string): string {
  const saysMore = title !== '' && title !== handleToTitle(handle);
  return saysMore && isCollectionTitle(title) && collectionHandle(title) === handle ? title : handle;
}

/** Whether a list with commas between its parts can have it as one of them. */
export function isCollectionTitle(text: string): boolean {
  return !/[,;|]/.test(text) && text === text.trim() && isHandle(collectionHandle(text)) && !isForbiddenName(text);
}

/** `gift-sets` becomes `Gift sets`. */
export function handleToTitle(handle: string): string {
  const words = handle.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
