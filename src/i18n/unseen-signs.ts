// Signs that nobody sees and that come along when a text is copied: those that turn the direction of what follows them, the
// space without a width, and the mark at the beginning of a file. They make two of one name, and a file's ending another one.
// The joiners U+200C and U+200D stay: they belong to emoji and to scripts. So do the marks of one letter's direction.
const unseen = /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

export function withoutUnseenSigns(text: string): string {
  return text.replace(unseen, '');
}
