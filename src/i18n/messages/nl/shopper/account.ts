import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/shopper/account.ts';

export const messages: Translated<typeof english> = {
  'account.title': 'Je account',
  'account.signInTitle': 'Inloggen',
  'account.signInLead':
    'Je hebt geen wachtwoord nodig: we sturen een link en een code van zes cijfers naar je e-mailadres. Gebruik je die voor het eerst, dan maken we je account aan. Bestellen kan altijd ook zonder account.',
  'account.email': 'E-mailadres',
  'account.emailHint': 'Het adres waarmee je bestelt: dan zie je ook je eerdere bestellingen.',
  'account.sendCode': 'Stuur me de code',
  'account.guestsFind': 'Zoek je alleen een bestelling?',
  'account.findOrder': 'Vind hem zonder account',
  'account.sentTitle': 'Kijk in je inbox',
  'account.sent':
    'Er is een e-mail met een link en een code onderweg naar {email}. Ze zijn {minutes} minuten geldig; de code werkt alleen in deze browser.',
  'account.code': 'Code van zes cijfers',
  'account.codeHint': 'Hij staat in onze nieuwste e-mail.',
  'account.signIn': 'Inloggen',
  'account.nothingTitle': 'Niets ontvangen?',
  'account.nothing':
    'Het kan een paar minuten duren; kijk ook even bij de spam. Om inboxen te beschermen sturen we maar een paar van zulke e-mails per dag naar één adres.',
  'account.sendAgain': 'Opnieuw sturen',
  'account.linkTitle': 'Inloggen met de link',
  'account.linkLead': 'Eén klik en je bent in het account van {email}.',
  'account.linkElsewhere':
    'Je hebt deze link in een andere browser aangevraagd. Met de knop log je hier in. Wil je daar verder, vul dan in dat venster de code uit de e-mail in.',
  'account.linkReplaces': 'Nu is hier {email} ingelogd; dat account wordt uitgelogd.',
  'account.newLink': 'Nieuwe link aanvragen',
  'account.toAccount': 'Naar je account',
  'account.signedInAs': 'Ingelogd als {email}',
  'account.signOut': 'Uitloggen',
  'account.signOutEverywhere': 'Overal uitloggen',
  'account.orders': 'Je bestellingen',
  'account.noOrders': 'Er zijn nog geen bestellingen onder dit adres.',
  'account.order': 'Bestelling {number}',
  'account.orderAgain': 'Opnieuw bestellen',
  'account.orderAgainOf': 'Opnieuw bestellen: de inhoud van bestelling {number}',
  'account.pages': "Pagina's met bestellingen",
  'account.newer': 'Nieuwere bestellingen',
  'account.older': 'Oudere bestellingen',
  'account.stateUnpaid': 'Nog niet betaald',
  'account.stateProcessing': 'Betaling loopt',
  'account.stateCancelled': 'Geannuleerd',
  'account.stateRefunded': 'Terugbetaald',
  'account.refunded': 'Terugbetaald: {amount}',
  'account.refundPending': 'Terugbetaling onderweg: {amount}',
  'account.stateBeingPacked': 'In voorbereiding',
  'account.statePartlySent': 'Deels verzonden',
  'account.stateSent': 'Verzonden',
  'account.stateDelivered': 'Bezorgd',
  'account.stateReturned': 'Geretourneerd',
  'account.refusedEMAIL_INVALID': 'Controleer het e-mailadres: het moet eruitzien als anna@example.com.',
  'account.refusedCODE_WRONG':
    'Dat is niet de juiste code. Neem die uit de nieuwste e-mail en vul alle zes cijfers in.',
  'account.refusedCODE_USED_UP': 'Deze code is tien keer geprobeerd en werkt niet meer. Vraag een nieuwe e-mail aan.',
  'account.refusedCODE_OVER':
    'Hier is geen geldige code meer: hij is gebruikt, te oud of in een andere browser aangevraagd. Vraag een nieuwe aan.',
  'account.refusedLINK_OVER':
    'Deze link werkt niet meer: hij is gebruikt, ouder dan 15 minuten of niet volledig. Vraag een nieuwe aan.',
  'account.refusedSIGNED_OUT': 'Je bent intussen uitgelogd. Log opnieuw in om verder te gaan.',
  'account.addresses': 'Adressen',
  'account.wishlist': 'Verlanglijst',
  'account.settings': 'Inloggen en gegevens',
  'account.addressesLead':
    'Het eerste volledige adres staat bij de kassa al ingevuld. Je kunt het daar per bestelling wijzigen.',
  'account.firstAddress': 'Ingevuld bij de kassa',
  'account.addressIncomplete': 'Nog niet volledig',
  'account.addressProblems': 'Wat je hebt ingevuld is bewaard. Verbeter de gemarkeerde velden.',
  'account.addAddress': 'Adres toevoegen',
  'account.changeAddress': 'Adres wijzigen',
  'account.saveAddress': 'Adres opslaan',
  'account.putFirst': 'Bij de kassa gebruiken',
  'account.remove': 'Verwijderen',
  'account.removeAddress': 'Adres verwijderen: {name}',
  'account.cancel': 'Annuleren',
  'account.wishlistLead': 'Deze producten staan in je account, welke browser je ook gebruikt.',
  'account.wishlistEmpty':
    'Er staat nog niets in je account. Bewaar producten met het hartje en zet ze daarna hier in je account.',
  'account.keepWishes': {
    one: '{count} product uit deze browser bewaren',
    other: '{count} producten uit deze browser bewaren',
  },
  'account.bringWishes': {
    one: '{count} product op de lijst van deze browser zetten',
    other: '{count} producten op de lijst van deze browser zetten',
  },
  'account.passkeys': 'Passkeys',
  'account.passkeysText':
    'Met een passkey log je in met je vingerafdruk, gezicht of de code van je apparaat, zonder e-mail.',
  'account.addPasskey': 'Passkey toevoegen',
  'account.usePasskey': 'Inloggen met een passkey',
  'account.passkeyFailed':
    'Dat is niet gelukt: dit apparaat heeft geen passkey voor deze winkel, of het is onderbroken. Probeer het opnieuw of gebruik je e-mailadres.',
  'account.passkeyAdded': 'Toegevoegd op {day}, nog niet gebruikt',
  'account.passkeyUsed': 'Laatst gebruikt op {day}',
  'account.removePasskey': 'Passkey verwijderen: {name}',
  'account.browsers': { one: 'Je bent ingelogd in {count} browser.', other: 'Je bent ingelogd in {count} browsers.' },
  'account.data': 'Je gegevens',
  'account.dataText':
    'Je kunt alles wat we onder je adres bewaren downloaden als bestand dat andere programma’s kunnen lezen.',
  'account.download': 'Kopie downloaden',
  'account.deletionTitle': 'Account verwijderen',
  'account.deletionGoes':
    'Het account van {email} wordt meteen verwijderd, met adressen, verlanglijst en passkeys, en je wordt overal uitgelogd.',
  'account.deletionStays':
    'Je bestellingen bewaren we zo lang als de wet eist; de links in onze e-mails blijven werken. Wil je ook andere gegevens laten wissen, schrijf ons dan:',
  'account.deletionContact': 'Contact',
  'account.deleteNow': 'Nu verwijderen',
  'account.deleted': 'Je account is verwijderd. Je bestellingen blijven zo lang als de wet eist.',
  'account.refusedPASSKEY_WRONG':
    'Deze passkey past niet: hij is hier onbekend of zit al in een account. Probeer het opnieuw of gebruik je e-mailadres.',
  'account.refusedPASSKEYS_FULL':
    'Een account heeft hoogstens 20 passkeys. Verwijder er een die je niet meer gebruikt.',
  'account.refusedADDRESS_GONE':
    'Dit adres is in een ander venster verwijderd. Voeg het opnieuw toe als je het nodig hebt.',
  'account.refusedADDRESSES_FULL':
    'Een account heeft hoogstens 20 adressen. Verwijder er een die je niet meer nodig hebt.',
  'account.refusedWISHLIST_FULL':
    'Een verlanglijst heeft hoogstens 50 producten. Verwijder er eerst een paar; er is niets gewijzigd.',
};
