// The words that people in Europe write for a unit of the catalogue, in Latin, Greek and Cyrillic letters and without their
// marks. A star stands for the endings that each language has of its own.
const wordsOf: readonly [unit: string, words: string][] = [
  // A k of its own is thousands in Latin letters, and kilograms in Greek ones.
  ['kg', 'kgs kila kilo kilos kiloa kilogr* quilo* chilo chili chilogr* κ κιλ* кг кил*'],
  ['g', 'gr grs gram* γρ* г гр грам*'],
  ['lb', 'lbs'],
  ['mg', 'millig* milig*'],
  ['ml', 'millilit* mililit* μλ мл'],
  ['l', 'lt ltr liter* litr* λ λιτ* л лит*'],
  ['mm', 'мм'],
  ['cm', 'centim* εκ см'],
  ['m', 'μ м'],
  ['m2', 'm^2 qm mq kvm τμ'],
  ['m3', 'm^3'],
  [
    'item',
    'items pc pcs piece* st stk stuck* stuk* szt* ks kus* kpl ud uds un unid* pieza* pz pezz* τεμ* τμχ шт бр db buc kom tk',
  ],
];

const known = wordsOf.flatMap(([unit, words]) => words.split(' ').map((word) => ({ unit, word })));

/** The unit that a word stands for, `γρ.` as `g`; the word itself in small letters, without marks, where it is none of these. */
export function unitOfWord(word: string): string {
  const written = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');
  const isMeant = (each: string) => (each.endsWith('*') ? written.startsWith(each.slice(0, -1)) : written === each);
  return known.find((each) => isMeant(each.word))?.unit ?? written;
}
