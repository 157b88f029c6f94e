// Claims about the environment that say nothing in particular. Since 27 September 2026 they are forbidden unless what they
// claim is excellent and recognised (Directive 2024/825, Annex I to Directive 2005/29, no. 4a), and so are claims that goods
// are neutral for the climate because somebody pays for it elsewhere (no. 4c); they are pointed out, never changed. A colour
// is no claim: "green" is one of a product's way of being made, or beside what nobody paints.
import { findPhrases, phrasesOf } from './find-phrases.ts';

/** Phrases of every language that the catalogue may have; see `find-phrases.ts`. */
export const greenClaims = phrasesOf(`
  eco, eco friendly, ecofriendly, ecological*, environmentally friendly, environment friendly, environmentally conscious
  nature friendly, nature s friend, planet friendly, earth friendly, kind to the planet, good for the planet
  climate neutral*, carbon neutral*, co2 neutral*, climate friendly, climate positive, carbon negative, net zero, zero emission*
  carbon friendly, sustainable, sustainably, sustainability, biodegradable, bio based, biobased, energy efficient
  green product*, green choice*, green packaging, green production, green energy, go green, going green

  eko, ekologiczn*, ekologiczni*, proekologiczn*, przyjazn* środowisk*, przyjazn* dla środowisk*, przyjazn* dla natur*
  przyjazn* dla planet*, przyjazn* naturz*, przyjazn* planeci*, dobr* dla planet*, dbaj* o środowisk*, dbaj* o planet*
  neutraln* klimatyczni*, neutraln* dla klimat*, neutraln* węglow*, zeroemisyjn*, bezemisyjn*, zerow* emisj*
  klimatyczni* neutraln*, biodegradowaln*, zrównoważon*, energooszczędn*, zielon* energi*, zielon* produkcj*, zielon* wyb*r*

  öko, ökologisch*, umweltfreundlich*, umweltschonend*, umweltbewusst*, umweltgerecht*, umweltverträglich*, naturfreundlich*
  klimaneutral*, klimafreundlich*, klimapositiv*, klimaschonend*, co2 neutral*, co₂ neutral*, emissionsfrei*, nachhaltig*
  biologisch abbaubar*, energieeffizient*, grüne* energie, grüne* produkt*, grüne* wahl, grüne* strom, gut für die umwelt
  gut für den planeten

  milieuvriendelijk*, milieubewust*, klimaatneutra*, klimaatvriendelijk*, klimaatpositie*, co2 neutra*, co₂ neutra*
  emissievrij*, uitstootvrij*, duurzaam*, duurzame*, ecologisch*, biologisch afbreekba*, biologisch afbreekbare
  energiezuinig*, goed voor het milieu, goed voor de planeet, groene energie, groene keuze, groene productie, groene stroom

  ekologick*, šetrn* k přírodě, šetrn* k životnímu prostředí, šetrn* k planetě, šetrn* vůči přírodě, přátelsk* k přírodě
  přátelsk* k životnímu prostředí, klimaticky neutráln*, uhlíkově neutráln*, bezemisní*, udržiteln*, biologicky rozložiteln*
  energeticky úsporn*, zelen* energi*, dobr* pro planetu
`);

/** The claims as they stand in the text, each once. */
export function listGreenClaims(text: string): string[] {
  return findPhrases(text, greenClaims);
}
