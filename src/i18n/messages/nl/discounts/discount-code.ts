import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/discount-code.ts';

export const messages: Translated<typeof english> = {
  'discount.add': 'Kortingscode toevoegen',
  'discount.addEither': 'Kortingscode of cadeaukaart toevoegen',
  'discount.code': 'Kortingscode',
  'discount.codeEither': 'Kortingscode of cadeaukaart',
  'discount.apply': 'Toepassen',
  'discount.remove': 'Code {code} verwijderen',
  'discount.cardRemove': '{code} verwijderen',
  'discount.short': 'Verwijderen',
  'discount.done': 'De code {code} is toegepast.',
  'discount.off': 'De kortingscode is verwijderd.',
  'discount.refusedUNKNOWN': 'Deze code bestaat niet. Controleer wat je hebt ingevuld.',
  'discount.refusedNOT_YET': 'Deze code is nog niet geldig.',
  'discount.refusedEXPIRED': 'Deze code is niet meer geldig.',
  'discount.refusedUSED_UP': 'Deze code is al opgebruikt.',
  'discount.refusedOTHER_CURRENCY': 'Deze code geldt niet in deze valuta.',
  'discount.refusedNOT_FOR_THESE_GOODS': 'Deze code geldt niet voor wat er in je winkelwagen ligt.',
  'discount.refusedMINIMUM_NOT_REACHED': 'Deze code geldt voor bestellingen vanaf {amount}.',
  'discount.refusedNOT_WITH_THIS_EMAIL': 'Deze code is al gebruikt met je e-mailadres.',
  'discount.refusedTOO_MANY_TRIES': 'Te veel pogingen. Probeer het over een uur opnieuw.',
  'discount.cardDone': 'Cadeaukaart {code} wordt gebruikt wanneer je betaalt.',
  'discount.cardPays': 'Cadeaukaart {code}',
  'discount.cardLeft': '{amount} blijft erop staan',
  'discount.cardDue': 'Nog te betalen',
  'discount.refusedCARD_UNKNOWN':
    'Er is geen cadeaukaart met deze code, of er staat niets meer op. Controleer wat je hebt ingevuld.',
  'discount.refusedCARD_OTHER_CURRENCY':
    'Deze cadeaukaart is in een andere valuta. Je kunt hem gebruiken in de winkel van het land waarvoor hij is uitgegeven.',
  'discount.refusedCARD_OTHER_GOODS':
    'Deze cadeaukaart geldt alleen voor producten met één btw-tarief, en er liggen ook andere in je winkelwagen. Bestel die apart.',
  'discount.refusedCARD_TOO_MANY': 'Een bestelling kan met hoogstens vijf cadeaukaarten worden betaald.',
};
