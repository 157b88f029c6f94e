// Greek and Cyrillic letters as an address and a search write them: without them the addresses of a shop in Athens or
// Sofia would keep nothing of its names, its collections would be nameless, and nothing would be found. By letter, near to
// what passports and road signs write; `kasa_unaccent` in the database says the same.

// Letters that Unicode does not decompose into a base letter and a mark.
const latin: Record<string, string> = {
  ...{ ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't' },
};

const greek: Record<string, string> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  ου: 'ou',
};

const cyrillic: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht' },
  ...{ ъ: 'a', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', є: 'ye', і: 'i', ґ: 'g' },
  ...{ ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ѕ: 'dz' },
};

const letters = { ...latin, ...greek, ...cyrillic };
// The longest first: two letters may stand for one sound.
const known = new RegExp(
  Object.keys(letters)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Writes it in lower case and without marks, `Ποτήρια` as `potiria`; letters of further alphabets are left as they are. */
export function toLatinLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(known, (letter) => letters[letter] ?? letter);
}
