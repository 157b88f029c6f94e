// Claims about the environment that say nothing in particular. Since 27 September 2026 they are forbidden unless what they
// claim is excellent and recognised (Directive 2024/825, Annex I to Directive 2005/29, no. 4a); they are pointed out, never
// changed.

/** Beginnings of words and phrases, in every language that the catalogue may have. */
const claims = [
  ...[
    'eco-friendly',
    'eco friendly',
    'environmentally friendly',
    'nature-friendly',
    'climate neutral',
    'carbon neutral',
  ],
  ...['climate friendly', 'climate-friendly', 'green product', 'biodegradable', 'sustainable', 'planet-friendly'],
  ...['ekologiczn', 'eko-', 'przyjazn\u0105 dla \u015brodowiska', 'przyjazny dla \u015brodowiska'],
  ...[
    'przyjazna dla \u015brodowiska',
    'przyjazne dla \u015brodowiska',
    'neutralny klimatycznie',
    'neutralna klimatycznie',
  ],
  ...['neutralne klimatycznie', 'biodegradowaln', 'zr\u00f3wnowa\u017con'],
  ...['umweltfreundlich', 'klimaneutral', '\u00f6kologisch', 'nachhaltig', 'biologisch abbaubar', 'umweltschonend'],
  ...['milieuvriendelijk', 'klimaatneutraal', 'duurzaam', 'ecologisch', 'biologisch afbreekbaar', 'co2-neutraal'],
  ...['ekologick', '\u0161etrn\u00fd k p\u0159\u00edrod\u011b', '\u0161etrn\u00e9 k p\u0159\u00edrod\u011b'],
  ...[
    '\u0161etrn\u00e1 k p\u0159\u00edrod\u011b',
    'klimaticky neutr\u00e1ln',
    'udr\u017eiteln',
    'biologicky rozlo\u017eiteln',
  ],
] as const;

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** The words as they stand in the text, each claim once. */
export function listGreenClaims(text: string): string[] {
  const words = text.replace(/<[^<>]*>/g, ' ');
  const lower = words.toLowerCase();
  const found = claims.flatMap((claim) => {
    const at = lower.indexOf(claim);
    // `bezekologiczny` begins with something else.
    if (at < 0 || isLetter(lower[at - 1])) return [];
    let end = at + claim.length;
    while (isLetter(lower[end])) end++;
    return [words.slice(at, end)];
  });
  return [...new Set(found)];
}
