import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/payment.ts';

export const messages: Translated<typeof english> = {
  'payment.card': 'Kaart',
  'payment.sepa_debit': 'SEPA-incasso',
  'payment.cardDetails': 'Kaartgegevens',
  'payment.cardNumber': 'Kaartnummer',
  'payment.cardExpiry': 'Vervaldatum',
  'payment.cardExpiryPlaceholder': 'MM / JJ',
  'payment.cardCvc': 'Beveiligingscode',
  'payment.cardNumberIncomplete': 'Vul het hele kaartnummer in.',
  'payment.cardNumberWrong': 'Controleer het kaartnummer: er klopt een cijfer niet.',
  'payment.cardExpiryIncomplete': 'Vul de maand en het jaar van de vervaldatum in.',
  'payment.cardExpiryWrong': 'Controleer de vervaldatum.',
  'payment.cardExpiryPast': 'Deze kaart is verlopen. Gebruik een andere.',
  'payment.cardCvcIncomplete':
    'Vul de beveiligingscode in: drie cijfers achterop, of vier cijfers voorop een American Express.',
  'payment.fieldsFailed':
    'De betaalvelden konden niet worden geladen. Dat kan liggen aan een trage verbinding of een contentblocker. Al het andere dat je hebt ingevuld blijft staan, en betalen op de pagina van je bank werkt gewoon.',
  'payment.fieldsNotReady': 'De betaalvelden zijn er nog niet. Wacht even en druk nog eens op de knop.',
  'payment.retryFields': 'Velden opnieuw laden',
  'payment.sandbox': 'Testmodus: je betaalt niets',

  'decline.generic':
    'Je bank heeft de betaling geweigerd. Probeer een andere kaart of betaalmethode, of vraag je bank naar de reden. Er is niets afgeschreven.',
  'decline.insufficientFunds':
    'Er staat niet genoeg saldo op deze kaart of rekening. Probeer een andere; er is niets afgeschreven.',
  'decline.expiredCard':
    'Deze kaart is verlopen. Controleer de datum of gebruik een andere kaart; er is niets afgeschreven.',
  'decline.incorrectCvc':
    'De beveiligingscode klopt niet. Verbeter die en druk nog eens op de knop; er is niets afgeschreven.',
  'decline.incorrectNumber':
    'Het kaartnummer klopt niet. Verbeter het en druk nog eens op de knop; er is niets afgeschreven.',
  'decline.incorrectExpiry':
    'De vervaldatum klopt niet. Verbeter die en druk nog eens op de knop; er is niets afgeschreven.',
  'decline.tooOften':
    'Deze kaart is in korte tijd te vaak gebruikt. Neem een andere of probeer het morgen weer. Er is niets afgeschreven.',
  'decline.limit':
    'Het bedrag is hoger dan de limiet van deze kaart of rekening. Verhoog die in de app van je bank of betaal op een andere manier. Er is niets afgeschreven.',
  'decline.callBank':
    'Je bank heeft de betaling geweigerd en vraagt je te bellen. Je kunt ook een andere kaart gebruiken. Er is niets afgeschreven.',
  'decline.cardNotSupported':
    'Met deze kaart kun je deze aankoop niet betalen. Gebruik een andere; er is niets afgeschreven.',
  'decline.authentication':
    'De betaling is niet bij je bank bevestigd. Druk nog eens op de knop en bevestig, of gebruik een andere kaart. Er is niets afgeschreven.',
  'decline.processing':
    'De bank kon de betaling nu niet verwerken. Wacht een minuut en druk nog eens op de knop, of gebruik een andere kaart.',
  'decline.connection': 'De verbinding viel weg. Druk nog eens op de knop: je betaalt niet dubbel.',
  'decline.tooManyRequests':
    'Het is erg druk bij de betaaldienst. Wacht een minuut en druk nog eens op de knop: je betaalt niet dubbel.',
  'decline.bankDeclined':
    'Je bank heeft de betaling niet uitgevoerd, of die is daar afgebroken. Probeer het opnieuw of betaal op een andere manier; er is niets afgeschreven.',
  'decline.notConfirmed':
    'De betaling is niet op tijd bevestigd in de app van je bank. Druk nog eens op de knop en bevestig binnen een minuut; er is niets afgeschreven.',
  'decline.accountUnusable':
    'De bank kan niet van deze rekening incasseren: die is misschien opgeheven, geblokkeerd of niet geschikt voor incasso. Gebruik een andere rekening of betaal op een andere manier; er is niets afgeschreven.',
  'decline.debitRefused':
    'De bank heeft de incasso niet toegestaan. Vraag je bank naar de reden of betaal op een andere manier; er is niets afgeschreven.',
  'decline.incorrectIban':
    'Het IBAN en de rekening horen niet bij elkaar. Controleer nummer en naam of betaal op een andere manier; er is niets afgeschreven.',
  'decline.methodUnavailable':
    'Met deze betaalmethode kun je deze bestelling nu niet betalen. Kies een andere; er is niets afgeschreven.',

  'decline.method':
    'De betaling is geweigerd. Probeer het opnieuw of kies een andere manier; er is niets afgeschreven.',
  'decline.blikCode': 'Je bank kent deze BLIK-code niet. Vul een nieuwe in; er is niets afgeschreven.',
  'decline.blikExpired': 'Deze BLIK-code is verlopen. Vul een nieuwe in; er is niets afgeschreven.',
  'decline.blikLimit':
    'Het bedrag is hoger dan de BLIK-limiet in de app van je bank. Verhoog die daar of kies een andere manier; er is niets afgeschreven.',
  'decline.blikRefused':
    'De betaling is in de app van je bank geweigerd. Vul een nieuwe code in of kies een andere manier; er is niets afgeschreven.',
  'decline.blikTimeout':
    'De betaling is niet op tijd goedgekeurd. Vul een nieuwe code in en keur die binnen een minuut goed; er is niets afgeschreven.',
  'decline.accountFunds':
    'Er staat niet genoeg saldo op deze rekening. Kies een andere manier om te betalen; er is niets afgeschreven.',
  'decline.bankFailed':
    'De betaling is bij je bank niet afgerond. Probeer het opnieuw of kies een andere manier; er is niets afgeschreven.',
  'decline.notCompleted':
    'De betaling is niet afgerond. Probeer het opnieuw of kies een andere manier; er is niets afgeschreven.',
  'decline.iban': 'Het IBAN klopt niet. Verbeter het en druk nog eens op de knop; er is niets afgeschreven.',
  'decline.testIban': 'De testomgeving neemt alleen eigen testrekeningen aan; ze staan onder het veld.',
  'decline.debitLimit':
    'Deze rekening heeft de limiet voor incasso’s bereikt. Kies een andere manier om te betalen; er is niets afgeschreven.',
  'payment.bank_transfer': 'Bankoverschrijving',
  'payment.cash_on_delivery': 'Rembours',
  'payment.nothing_due': 'Niets te betalen',
  'payment.fee': 'Rembourskosten',
};
