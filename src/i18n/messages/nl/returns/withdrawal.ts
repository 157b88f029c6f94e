import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/withdrawal.ts';

export const messages: Translated<typeof english> = {
  'withdrawal.title': 'De overeenkomst herroepen',
  'withdrawal.lead':
    'Zonder account en zonder opgaaf van redenen: laat weten wie je bent en om welke bestelling het gaat. In de tweede stap controleer en bevestig je alles.',
  'withdrawal.step': 'Stap {step} van 2',
  'withdrawal.name': 'Je naam',
  'withdrawal.orderEmail': 'E-mailadres van de bestelling',
  'withdrawal.orderEmailHint': 'Hierheen sturen we ook de ontvangstbevestiging.',
  'withdrawal.orderNumber': 'Bestelnummer',
  'withdrawal.orderNumberHint': 'Je vindt het in de bevestigingsmail van je bestelling, bijvoorbeeld 1001.',
  'withdrawal.contract': 'Geen nummer bij de hand? Beschrijf wat je wanneer hebt besteld',
  'withdrawal.contractShort': 'Waar het om gaat',
  'withdrawal.email': 'Ander e-mailadres voor de ontvangstbevestiging',
  'withdrawal.emailShort': 'Ontvangstbevestiging naar',
  'withdrawal.reason': 'Reden',
  'withdrawal.optional': '(niet verplicht)',
  'withdrawal.continue': 'Verder',
  'withdrawal.problems': { one: 'Eén veld ontbreekt of klopt niet', other: '{count} velden ontbreken of kloppen niet' },
  'withdrawal.nameMissing': 'Vul je naam in.',
  'withdrawal.emailMissing': 'Vul je e-mailadres in.',
  'withdrawal.emailWrong': 'Controleer het e-mailadres: het ziet eruit als anna@example.com.',
  'withdrawal.contractMissing': 'Vul het bestelnummer in of beschrijf de bestelling in het volgende veld.',
  'withdrawal.period':
    'Je hebt 14 dagen de tijd vanaf de dag waarop het laatste pakket is aangekomen. Uitleg en modelformulier:',
  'withdrawal.confirmTitle': 'Controleer en bevestig',
  'withdrawal.confirmLead': 'Je herroeping wordt pas verstuurd met de knop hieronder.',
  'withdrawal.goods': 'Voor welke artikelen?',
  'withdrawal.goodsHint': 'Alles is aangevinkt. Haal het vinkje weg bij wat je houdt.',
  'withdrawal.quantity': 'Hoeveel: {title}',
  'withdrawal.quantityOf': '{count} van {all}',
  'withdrawal.pieces': '{count} st.',
  'withdrawal.lineGone': 'al herroepen of teruggestuurd',
  'withdrawal.lineExcepted': 'geen herroepingsrecht',
  'withdrawal.nothingLeft': 'Deze bestelling is al helemaal herroepen of teruggestuurd. Je hoeft niets meer te doen.',
  'withdrawal.onlyExcepted':
    'Voor wat er van deze bestelling over is geldt geen herroepingsrecht. Is er iets mis mee, schrijf ons dan.',
  'withdrawal.unmatched':
    'Losse artikelen kunnen we alleen tonen als nummer en e-mailadres bij elkaar horen. Je herroeping geldt ook zonder: voor wat je hier hebt ingevuld. De bestelling zoeken we zelf op.',
  'withdrawal.notice': 'Je verklaring',
  'withdrawal.confirm': 'Herroeping bevestigen',
  'withdrawal.change': 'Gegevens wijzigen',
  'withdrawal.nothingChosen': 'Vink minstens één artikel aan.',
  'withdrawal.moreThanLeft':
    'Intussen is een deel van deze bestelling herroepen of teruggestuurd. Hieronder staat wat er over is; er is nog niets verstuurd.',
  'withdrawal.receivedTitle': 'We hebben je herroeping ontvangen',
  'withdrawal.receivedAt': 'Ontvangen op {moment}',
  'withdrawal.mailed': 'De ontvangstbevestiging is onderweg naar {email}.',
  'withdrawal.notMailed':
    'Naar {email} hebben we vandaag al meerdere bevestigingen gestuurd, daarom mailen we deze niet. Bewaar of print deze pagina: dit is je ontvangstbevestiging.',
  'withdrawal.next':
    'Dit bevestigt de ontvangst. We bekijken nu de bestelling en laten van ons horen. Zijn de artikelen al bij je, stuur ze dan binnen 14 dagen terug; we betalen uiterlijk 14 dagen na je verklaring terug, maar mogen wachten op de artikelen of op je verzendbewijs.',
};
