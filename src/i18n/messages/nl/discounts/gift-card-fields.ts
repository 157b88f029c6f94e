import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/gift-card-fields.ts';

export const messages: Translated<typeof english> = {
  'giftCardFields.amount': 'Eigen bedrag',
  'giftCardFields.amountHint': 'Van {least} tot {most}. Laat het veld leeg voor het bedrag hierboven.',
  'giftCardFields.recipient': 'E-mailadres van degene voor wie de kaart is',
  'giftCardFields.recipientHint':
    'Daar gaat de kaart met de code naartoe. Wil je haar zelf printen en geven, vul dan je eigen adres in.',
  'giftCardFields.sendOn': 'Versturen op',
  'giftCardFields.sendOnHint': 'Laat het veld leeg om de kaart meteen na betaling te versturen.',
  'giftCardFields.message': 'Je boodschap',
  'giftCardFields.messageHint': 'Tot {count} tekens. Ze staat op de kaart en in de e-mail.',
  'giftCardFields.optional': '(optioneel)',
  'giftCardFields.refusedCARD_RECIPIENT': 'Naar dit adres kan geen e-mail worden gestuurd. Controleer het even.',
  'giftCardFields.refusedCARD_DAY': 'Kies vandaag of een dag in het komende jaar.',
  'giftCardFields.refusedCARD_AMOUNT':
    'Een kaart van dit bedrag verkopen we niet. Blijf binnen de grenzen bij het veld.',
  'giftCardFields.refusedCARD_MESSAGE': 'De boodschap is te lang voor de kaart. Maak haar wat korter.',
  'giftCardFields.refusedCARDS_ALONE':
    'Cadeaukaarten bestel je apart. Bestel eerst wat in je winkelwagen ligt, of haal het eruit.',
};
