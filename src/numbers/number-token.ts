// A number as people write and paste it, taken apart without asking for the language: which of its signs stands before
// the decimals, which stands between thousands, and whether one sign could be either. What is decided then is the reader's:
// a field asks the person's language (`read-number.ts`), a product file what the whole file shows
// (`server/catalogue/import/import-number-notation.ts`).

/** Digits only. */
export type Digits = { whole: string; fraction: string };

export type NumberToken = {
  isNegative: boolean;
  /** The sign on which it depends, where a number has both readings: the point of `1.250`. */
  mark: string;
  asDecimal: Digits | null;
  asThousands: Digits | null;
};

/**
 * Null when it is no number. Thousands are complete or not there: `1 2` is no twelve, and `1,2,3` nothing at all. Of two
 * kinds of signs the last one separates the decimals; one that comes twice separates thousands.
 */
export function takeApart(text: string): NumberToken | null {
  const [, sign, number = ''] = /^([+-]?)(\S.*)$/.exec(tidy(text)) ?? [];
  const token = plainToken(number) ?? groupedToken(number);
  return token && { isNegative: sign === '-', ...token };
}

function plainToken(number: string): Omit<NumberToken, 'isNegative'> | null {
  const [plain, whole = '', mark = '', fraction = ''] = /^(\d+)(?:([.,])(\d+))?$/.exec(number) ?? [];
  if (!plain) return null;
  const isEither = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return {
    mark: isEither ? mark : '',
    asDecimal: { whole, fraction },
    asThousands: isEither ? { whole: whole + fraction, fraction: '' } : null,
  };
}

function groupedToken(number: string): Omit<NumberToken, 'isNegative'> | null {
  const [, groups = '', between = '', mark = '', fraction = ''] =
    /^([1-9]\d{0,2}([ '.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(number) ?? [];
  if (groups === '' || mark === between) return null;
  const digits = { whole: groups.replaceAll(between, ''), fraction };
  return mark ? { mark: '', asDecimal: digits, asThousands: null } : { mark: '', asDecimal: null, asThousands: digits };
}

/** Writes it in ASCII: wide digits, every kind of dash and apostrophe, and a space for what nobody sees. */
export function tidy(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/g, ' ')
    .replace(/[\u00b4\u02bc\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}
