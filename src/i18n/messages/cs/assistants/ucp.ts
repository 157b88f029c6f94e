import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/assistants/ucp.ts';

export const messages: Translated<typeof english> = {
  'ucp.notFound': 'Toto obchod neprodává, nebo už neprodává.',
  'ucp.cartNotFound': 'Takový košík není, nebo už není.',
  'ucp.orderNotFound': 'Taková objednávka není, nebo se na ní váš asistent nepodílel.',
  'ucp.notAllFound': 'Pod názvem „{id}“ obchod nic neprodává.',
  'ucp.noCapability': 'Obchod a váš asistent na to nemají společný způsob. Nakoupit můžete na webu obchodu.',
  'ucp.filterIgnored':
    'Produkty nejsou zúžené na tyto kategorie: obchod je nezná, nebo umí zobrazit jen jednu najednou.',
  'ucp.vatIncluded': 'Ceny obsahují DPH: {vat}.',
  'ucp.neverWithdrawn': 'Od smlouvy na tento produkt nelze odstoupit.',
  'ucp.soldOut': 'Toto zboží je vyprodané.',
  'ucp.needsVariant': 'Tento produkt má více variant. Vyberte jednu z nich.',
  'ucp.limited': 'To je víc, než může obsahovat jedna objednávka. V košíku je teď tolik, kolik lze.',
  'ucp.deliveryNotNegotiated':
    'Údaje o doručení jsou uložené. Způsoby dopravy a ceny dostane asistent, jehož profil (UCP-Agent) toto rozšíření uvádí.',
  'ucp.codesNotNegotiated':
    'Kolik slevový kód odečte, se dozví asistent, jehož profil (UCP-Agent) toto rozšíření uvádí.',
  'ucp.moreVariants': 'Počet variant tohoto produktu: {count}. Dotaz na samotný produkt uvádí všechny.',
  'ucp.otherCurrency': 'Ceny jsou v měně {currency}, ne v {wanted}.',
  'ucp.otherLanguage': 'Obchod požadovaný jazyk nenabízí a odpovídá česky.',
  'ucp.lineNeedsPerson': 'Toto zboží je třeba vybrat na jeho stránce v obchodě, protože je tam potřeba něco vyplnit.',
  'ucp.gone': '„{title}“ se tu už neprodává.',
  'ucp.oneCode': 'Košík může mít jeden slevový kód.',
  'ucp.codeWaits':
    'Bylo vyzkoušeno příliš mnoho neplatných kódů. Tento je uložený: zda platí, se ukáže v pokladně obchodu, nebo to zkuste znovu za hodinu.',
  'ucp.cardAtCheckout': 'Dárkovou kartu zadává ten, kdo platí, v pokladně obchodu.',
  'ucp.emptyCart': 'Košík je prázdný.',
  'ucp.takenOver':
    'Odkaz už je otevřený v prohlížeči. Co se tu od té doby změnilo, se tam ukáže až po jeho novém otevření.',
  'ucp.isOver': 'Tato objednávka je uzavřena: byla odeslána, nebo zrušena.',
  'ucp.noDelivery': 'Tento košík nelze na tuto adresu doručit.',
  'ucp.otherDelivery': 'Tento způsob dopravy pro tento košík a adresu není. Vyberte některý z uvedených.',
  'ucp.personBuys':
    'Koupit může jen člověk: otevřete odkaz, zkontrolujte objednávku v obchodě a stiskněte tam tlačítko.',
  'ucp.order_awaiting': 'Objednávka čeká na zaplacení.',
  'ucp.order_failed': 'Platba se nezdařila. Na stránce objednávky ji lze zopakovat.',
  'ucp.order_processing': 'Platba se zpracovává.',
  'ucp.order_placed': 'Objednávka je odeslaná; platí se převodem nebo na dobírku, nebo se nic neplatí.',
  'ucp.order_paid': 'Objednávka je zaplacená.',
  'ucp.order_refunded': 'Objednávka byla zaplacená a celá částka byla vrácena.',
  'ucp.order_expired': 'Objednávka byla zrušena, protože nebyla včas zaplacena.',
  'ucp.order_cancelled': 'Objednávka byla zrušena.',
  'ucp.withdrawal':
    'Od smlouvy můžete odstoupit do 14 dnů od převzetí zboží bez udání důvodu; výjimky jsou uvedeny u zboží.',
  'ucp.askTitle': 'Už máte košík',
  'ucp.askText': 'Váš asistent pro vás připravil tyto věci. Váš košík zůstává, jak je; můžete je do něj přidat.',
  'ucp.askAdd': 'Přidat do mého košíku a k pokladně',
  'ucp.askKeep': 'Nechat můj košík, jak je',
  'ucp.endedTitle': 'Tento odkaz už neplatí',
  'ucp.endedText': 'Odkazy asistentů platí šest hodin. Požádejte svého o nový, nebo pokračujte v obchodě.',
  'ucp.orderedTitle': 'Tohle už je objednané',
  'ucp.orderedText':
    'Co váš asistent připravil, už bylo objednáno. K objednávce vede potvrzovací e-mail. V obchodě to můžete objednat znovu.',
  'ucp.emptyTitle': 'Zatím tu nic není',
  'ucp.emptyText': 'Váš asistent do tohoto košíku nic nedal. Požádejte ho o to, nebo se rozhlédněte v obchodě.',
  'ucp.toCart': 'Do košíku',
  'ucp.toShop': 'Do obchodu',
};
