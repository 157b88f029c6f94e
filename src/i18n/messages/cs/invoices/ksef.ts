import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/ksef.ts';

export const messages: Translated<typeof english> = {
  'ksef.number': 'KSeF {number}',
  'ksef.numberOfPractice': 'KSeF {number} (zkušební prostředí: {environment})',
  'ksef.waits': 'Čeká na KSeF',
  'ksef.waitsForOriginal': 'Čeká na číslo KSeF opravované faktury',
  'ksef.offline': 'Vystaveno offline, čeká na KSeF',
  'ksef.working': 'KSeF doklad kontroluje',
  'ksef.refused': 'KSeF odmítl: {reason}',
  'ksef.notSent': 'Neodesláno do KSeF',
  'ksef.conflicting': 'Pozastaveno, protože KSeF má pod tímto číslem jiný doklad ({reason})',
  'ksef.advice_permission':
    'Držitel certifikátu nebo tokenu nesmí za toto NIP vystavovat faktury. Udělte mu v KSeF oprávnění a fakturu odešlete znovu.',
  'ksef.advice_attachment':
    'KSeF přijímá přílohy jen od firem, které se k nim přihlásily. Kasa nic nepřikládá: nahlaste prosím tuto chybu.',
  'ksef.advice_damaged':
    'Soubor se cestou poškodil. Odešlete ho znovu; pokud ho KSeF znovu odmítne, nahlaste to s tímto důvodem.',
  'ksef.advice_duplicate':
    'Dva programy číslují ve stejné řadě. Zeptejte se účetní, který doklad je správný, a jedné řadě dejte jiný začátek: Nastavení, Faktury. Stejný prodej nefakturujte dvakrát.',
  'ksef.advice_content':
    'Důvod říká, co KSeF nepřijal. Faktury se před odesláním kontrolují podle stejného schématu, jde tedy o chybu programu Kasa: nahlaste ji prosím a po aktualizaci fakturu odešlete znovu. K objednávce nevystavujte druhou.',
  'ksef.advice_trouble': 'KSeF zpracování přerušil kvůli vlastní závadě. Odešlete znovu později.',
  'ksef.advice_accepted':
    'KSeF už tuto fakturu nebo její technickou opravu má. Nic dalšího neposílejte a požádejte účetní, aby ji v KSeF dohledala.',
  'ksef.advice_session':
    'KSeF nepřijal přenos nebo dávku, ve které byla faktura předána, a samotné faktuře nic nevytýká. Odešlete ji znovu; pokud to opět nevyjde, nahlaste to prosím s tímto důvodem.',
  'ksef.advice_erased': 'Doba uchování uplynula a obsah dokladu je smazán.',
  'ksef.advice_seller':
    'Faktura byla vystavena bez platného polského NIP prodávajícího, a proto zůstává mimo KSeF, stejně jako její opravné doklady. Opravte údaje firmy v nastavení. Objednávka má jedinou fakturu: pokud musí být prodej v KSeF, zadejte jej jako novou ruční objednávku a tuto fakturu zrušte vrácením peněz.',
  'ksef.advice_buyerNip':
    'NIP odběratele není platné, a proto faktura zůstává mimo KSeF, stejně jako její opravné doklady: opravu NIP KSeF nepřijímá. Objednávka má jedinou fakturu: pokud musí být prodej v KSeF, zadejte jej jako novou ruční objednávku se správným NIP a tuto fakturu zrušte vrácením peněz.',
  'ksef.advice_corrected':
    'Opravovaná faktura v KSeF není, proto zůstává mimo i tento opravný doklad. Předejte jej odběrateli; účetní zaúčtuje oba.',
  'ksef.advice_rate':
    'Faktura obsahuje sazbu DPH, kterou Polsko nemá. Podívejte se do Nastavení, Daně, a zeptejte se účetní, jak fakturu opravit.',
  'ksef.advice_national':
    'Faktura je v cizí měně a neuvádí DPH ve zlotých ani kurz. Účetní ji musí do KSeF zadat ručně.',
  'ksef.advice_other': 'Odešlete znovu později. Pokud ji KSeF znovu odmítne, nahlaste to s tímto důvodem.',
  'ksef.problem_notReady':
    'Od {moment} se do KSeF nic neposílá: chybí prostředí, NIP firmy nebo certifikát. Co přesně, řekne „kasa doctor“.',
  'ksef.problem_away': 'KSeF je od {moment} nedostupný. Co čeká, odešle se samo, jakmile odpoví.',
  'ksef.problem_limited': 'Limit požadavků KSeF je vyčerpán. Co čeká, odešle se samo, jakmile to limit dovolí.',
  'ksef.problem_refused':
    'KSeF od {moment} obchod nepouští dovnitř: {problem}. Zkontrolujte certifikát a jeho oprávnění.',
  'ksef.problem_unfinished': 'KSeF od {moment} zpracovává některé faktury. Ostatní se mezitím odesílají.',
  'ksef.problem_other': 'Odesílání do KSeF od {moment} selhává: {problem}',
  'ksef.outage_failure':
    'Od {moment} trvá ohlášená porucha KSeF. Faktury se vystavují rovnou offline a odeslat se musí do 7 pracovních dnů od jejího konce: až bude ohlášen, zapište ho v Nastavení, Faktury.',
  'ksef.outage_unavailability':
    'Od {moment} trvá ohlášená nedostupnost KSeF. Faktury se vystavují rovnou offline a odeslat se musí první pracovní den po jejím konci.',
  'ksef.dueAfterOutage': {
    one: '{count} doklad byl vystaven offline. Poslední den se řídí koncem výpadku, který ještě není zapsán.',
    few: '{count} doklady byly vystaveny offline. Poslední den se řídí koncem výpadku, který ještě není zapsán.',
    many: '{count} dokladu bylo vystaveno offline. Poslední den se řídí koncem výpadku, který ještě není zapsán.',
    other: '{count} dokladů bylo vystaveno offline. Poslední den se řídí koncem výpadku, který ještě není zapsán.',
  },
  'ksef.dueBy': {
    one: '{count} doklad byl vystaven offline a musí se do KSeF dostat do {day}.',
    few: '{count} doklady byly vystaveny offline a musí se do KSeF dostat do {day}.',
    many: '{count} dokladu bylo vystaveno offline a musí se do KSeF dostat do {day}.',
    other: '{count} dokladů bylo vystaveno offline a musí se do KSeF dostat do {day}.',
  },
};
