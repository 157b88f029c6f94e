import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/search.ts';

export const messages: Translated<typeof english> = {
  'search.title': 'Výsledky hledání',
  'search.titleFor': '„{text}“',
  'search.noText': 'Co hledáte?',
  'search.noTextHint': 'Název, barva, velikost: stačí jedno slovo a na překlepech skoro nezáleží.',
  'search.corrected': 'Výsledky pro „{corrected}“: nic se tu nejmenuje „{text}“.',
  'search.exact': 'Přesto hledat „{text}“',
  'search.page': 'Více k tomu:',
  'search.loose': 'Tohle je nejblíž.',
  'search.near': 'Místo toho ukazujeme, co máme pro „{text}“.',
  'search.none': 'Pro „{text}“ jsme nic nenašli',
  'search.noneText': 'Zkuste jiné slovo, nebo jich zadejte méně. A můžete se rozhlédnout:',
  'search.didYouMean': 'Měli jste na mysli „{text}“?',
  'search.newest': 'Nové v obchodě',
};
