import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/labels.ts';

export const messages: Translated<typeof english> = {
  'labels.title': 'Štítky',
  'labels.print': 'Vytisknout štítek',
  'labels.cancel': 'Zrušit štítek',
  'labels.confirmCancel':
    'Dopravce vezme štítek zpět a zboží bude potřeba odeslat znovu. Jen dokud je balík ještě tady.',
  'labels.momentParcelCancelled': 'Štítek zrušen: odeslat znovu',
  'labels.said': 'Dopravce hlásí: {detail}',
  'labels.state_asked': 'Vyžádán',
  'labels.state_ordered': 'Připravuje se',
  'labels.state_made': 'Hotový',
  'labels.state_unknown': 'Nejasný',
  'labels.state_refused': 'Nevytvořen',
  'labels.state_cancelled': 'Zrušen',
  'labels.state_given_up': 'Nevytvořen',
  'labels.LabelNotOffered': 'Pro tohoto dopravce Kasa štítky nevytváří. Odešlete objednávku s číslem zásilky.',
  'labels.LabelKeysMissing': 'V tomto obchodě nejsou uloženy klíče dopravce.',
  'labels.LabelSettingsMissing': 'V nastavení chybí číslo organizace nebo zúčtovací číslo u dopravce.',
  'labels.LabelCountry': 'Tento dopravce odtud do této země štítky nevytváří.',
  'labels.LabelTooHeavy': 'Balík je pro tuto velikost příliš těžký.',
  'labels.LabelWeight': 'U některého zboží není uvedena hmotnost.',
  'labels.LabelSizeUnknown': 'Tato velikost neodpovídá způsobu dopravy.',
  'labels.LabelPhone': 'Dopravce potřebuje mobilní číslo zákazníka.',
  'labels.LabelPostNumber':
    'Packstation vyžaduje poštovní číslo zákazníka. Zeptejte se na něj a doplňte ho do adresy, například Postnummer 12345678.',
  'labels.LabelTooLong': 'Část adresy je delší, než dopravce vytiskne. Zkraťte ji v objednávce: samo se nic neořízne.',
  'labels.LabelCashOnDelivery': 'S tímto štítkem nelze tuto částku vybrat na dobírku.',
  'labels.LabelKeysRefused': 'Dopravce klíče obchodu nepřijímá.',
  'labels.LabelPostalCode': 'Dopravce toto PSČ nezná.',
  'labels.LabelAddress': 'Dopravce tuto adresu nepřijímá.',
  'labels.LabelPoint': 'Dopravce toto výdejní místo nezná.',
  'labels.LabelNoCredit': 'Na účtu obchodu u dopravce není na tento štítek dost peněz.',
  'labels.LabelRefused': 'Dopravce štítek nevytvořil.',
  'labels.LabelBusy': 'Dopravce je přetížený. Zkuste to za minutu znovu.',
  'labels.LabelAway': 'Dopravce není dostupný. Zkuste to za několik minut znovu.',
  'labels.LabelNoAnswer': 'Dopravce neodpověděl. Při dalším pokusu se zjistí, co z toho je.',
  'labels.LabelNotCancellable': 'Dopravce už tento štítek zpět nevezme.',
  'labels.LabelUnknown':
    'Dopravce nepotvrdil, zda štítek vytvořil. Než se zeptáte znovu, vyhledejte referenci v jeho portálu.',
  'labels.LabelUnderWay': 'Tento štítek se právě vytváří.',
};
