import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-refusals.ts';

export const messages: Translated<typeof english> = {
  'work.refusedOrderChanged': 'Objednávka se mezitím změnila.',
  'work.refusedActionWaiting': 'Jiná akce této objednávky ještě neproběhla.',
  'work.refusedActionFailed': 'U nás se něco nepovedlo a akce se neprovedla. Zkuste to znovu; proč, stojí v protokolu.',
  'work.refusedNoLongerAllowed': 'Kdo o to požádal, už k tomu nemá oprávnění. Nic se neprovedlo.',
  'work.refusedHeldByDispute': 'Platba je sporná: zboží je pozastaveno.',
  'work.refusedHeldByWithdrawal': 'Zákazník od toho odstoupil: nejprve vyřiďte odstoupení.',
  'work.refusedDueOnDelivery': 'Dobírka: vše musí být v jednom balíku.',
  'work.refusedNothingToSend': 'Vyberte alespoň jedno zboží k odeslání.',
  'work.refusedRefundChanged': 'Částka se mezitím změnila.',
  'work.refusedMoreThanRefundable': 'To je víc kusů, než kolik lze ještě vrátit.',
  'work.refusedGiftCardUsed': 'Část už byla utracena: vrátit lze jen nepoužitou dárkovou kartu.',
  'work.refusedGiftCardsByLine':
    'Vyberte karty, které se vracejí: samotná částka neříká, které z nich přestanou platit.',
  'work.refusedGiftCardsOnly': 'Dárková karta jsou peníze předem: fakturuje se to, co se jí zaplatí, ne karta.',
  'work.refusedReturnClosed': 'Toto vrácení je uzavřené.',
  'work.refusedAlreadySent': 'Zboží z této objednávky už bylo odesláno. Pokud mají peníze jít zpět, vraťte je.',
  'work.refusedPaymentDisputed': 'Banka si peníze už vzala zpět: odpovězte ve sporu.',
  'work.refusedOrderUnknown': 'Tato objednávka už neexistuje. Otevřete seznam objednávek znovu.',
  'work.refusedTooLate': 'Vrátit to zpět už nejde: akce proběhla.',
  'work.refusedActionUnreadable': 'Akci uložila jiná verze obchodu. Nic se neprovedlo: zadejte ji znovu.',
  'work.refusedMailUnknown': 'K této objednávce není žádný e-mail, který by šlo poslat znovu.',
  'work.refusedCarrierUnknown': 'S tímto dopravcem obchod nespolupracuje. Vyberte jiného.',
  'work.refusedMoreThanOrdered': 'Tolik kusů už k odeslání nezbývá. Vyberte méně.',
  'work.refusedNotPaid': 'Objednávka není zaplacená. Počkejte, až peníze dorazí.',
  'work.refusedFullyRefunded': 'Všechny peníze jsou vrácené, takže se už nic neposílá.',
  'work.refusedNotSent': 'Z této objednávky není nic na cestě. Nejdřív ji odešlete.',
  'work.refusedParcelUnknown': 'Tento balík už k objednávce nepatří.',
  'work.refusedAlreadyDelivered': 'Zásilka už je doručená.',
  'work.refusedAlreadyReturned': 'Zásilka se už vrátila. Zbývá vrátit peníze.',
  'work.refusedMoreThanSent': 'Tolik kusů odesláno nebylo. Vyberte méně.',
  'work.refusedRefundNotPositive': 'Vyberte, co se vrací, nebo zadejte částku vyšší než nula.',
  'work.refusedOtherCurrency': 'Zadejte částku v měně objednávky.',
  'work.refusedAlreadyPaid': 'Objednávka už je zaplacená. Mají-li jít peníze zpět, vraťte je.',
  'work.refusedPaidTwice': 'K této objednávce dorazila druhá platba. Vrátí se sama.',
  'work.refusedPaymentUnderWay': 'Platba právě probíhá. Počkejte na rozhodnutí banky.',
  'work.refusedOrderCancelled': 'Objednávka je zrušená. Je potřeba nová.',
  'work.refusedGoodsGone': 'Objednávka propadla a její zboží se mezitím prodalo. Pošlete zákazníkovi peníze zpět.',
  'work.refusedOtherAmount': 'To není celková částka objednávky. Zkontrolujte, kolik dorazilo.',
  'work.refusedNotPaidYet':
    'Objednávka není zaplacená, zatím tedy není co fakturovat. Vystavte zálohovou fakturu, nebo počkejte na peníze.',
  'work.refusedNotSoldYet':
    'Objednávka není zaplacená ani odeslaná a účtenka potvrzuje prodej. Vystavte ji po odeslání zásilky nebo po zaplacení.',
  'work.refusedCompanyNeedsInvoice': 'Kupuje firma a účtenka je pro spotřebitele. Vystavte fakturu.',
  'work.refusedNothingToPay': 'Nic už nezbývá zaplatit a zálohová faktura o peníze žádá. Vystavte místo ní fakturu.',
  'work.refusedSellerIncomplete':
    'Faktura musí uvádět prodávajícího a chybí adresa nebo e-mail firmy. Doplňte je v Nastavení, Firma.',
  'work.refusedRateMissing': 'Pro den prodeje chybí kurz. Zkuste to později, nebo ho zadejte: kasa invoice rate.',
  'work.refusedSellerNipWrong':
    'NIP firmy nesedí s kontrolní číslicí a fakturu s ním nejde v KSeF opravit. Opravte ho v Nastavení, Firma.',
  'work.refusedBuyerNipWrong':
    'NIP zákazníka nesedí s kontrolní číslicí a fakturu s ním nejde v KSeF opravit. Zeptejte se na správné a změňte ho u objednávky.',
  'work.refusedBuyerIncomplete':
    'Faktura musí uvádět kupujícího a tato objednávka nemá úplnou adresu. Doplňte ji tlačítkem „Upravit“ u zákazníka.',
  'work.refusedSellerUnreadable':
    'Název nebo adresa firmy má písmena, která žádné zdejší písmo nezná: na papíře by z nich byly otazníky. Napište je latinkou v Nastavení, Firma.',
  'work.refusedBuyerUnreadable':
    'Jméno nebo adresa zákazníka má písmena, která žádné zdejší písmo nezná: na papíře by z nich byly otazníky. Napište je latinkou tlačítkem „Upravit“ u zákazníka.',
  'work.refusedGoodsUnreadable':
    'Název produktu má písmena, která žádné zdejší písmo nezná: na papíře by z nich byly otazníky. Dejte produktu název latinkou, na dokladu pak bude ten.',
  'work.refusedBuyerErased': 'Údaje o zákazníkovi této objednávky jsou vymazané, doklad k ní už nelze vystavit.',
  'work.refusedIssuedElsewhere':
    'V Nastavení, Faktury je uvedeno, že vaše faktury vystavuje někdo jiný. Pokud se to změnilo, zvolte tam, kdy mají vznikat.',
  'work.refusedNeedsCertifiedProgram':
    'Právo vaší země dovoluje vystavovat faktury jen programům certifikovaným finančním úřadem a Kasa mezi ně nepatří. Vystavte ji ve svém programu.',
  'work.refusedAlreadyIssued': 'Už je vystavený: najdete ho v části „Doklady“. Mění ho jen opravný doklad.',
  'work.refusedNotInvoiced':
    'Není žádná faktura, kterou by šlo opravit. Vystavte fakturu: vrácené peníze se opraví zároveň s ní.',
  'work.refusedNothingToCorrect': 'Všechno vrácené už je opravené. Nejdřív něco vraťte.',
  'work.refusedDepositNotPolish':
    'Faktury k přijaté platbě se tu vystavují jen za prodejce v Polsku. Vystavte fakturu na celek a zeptejte se účetní, zda vaše země chce jiný doklad.',
  'work.refusedInvoicedAlready':
    'Celý prodej už je vyfakturovaný, což je možné i před odesláním: faktura k přijaté platbě není potřeba.',
  'work.refusedSentAlready': 'Zboží je odeslané, takže už nejde o zálohu. Vystavte fakturu.',
  'work.refusedCardsTaxedAtSale': 'Tyto dárkové karty se daní při prodeji, takže nejde o zálohu. Vystavte fakturu.',
  'work.refusedNoDeposit': 'Není žádná faktura k přijaté platbě, kterou by šlo odečíst. Vystavte fakturu.',
  'work.refusedNotSentYet': 'Zatím nic nebylo odesláno: konečnou fakturu vystavíte, až bude zboží na cestě.',
  'work.refusedGivenBack':
    'Část peněz byla vrácena: faktura k přijaté platbě a její oprava jsou celý prodej, konečná faktura už nebude.',
};
