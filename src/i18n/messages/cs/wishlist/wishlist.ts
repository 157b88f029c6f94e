import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Seznam přání',
  'wishlist.lead': 'Seznam je uložený jen v tomto prohlížeči. Nikdo jiný ho neuvidí, dokud mu nepošlete odkaz.',
  'wishlist.inAccount': 'Seznam ve vašem účtu',
  'wishlist.needsScripts':
    'Seznam přání leží ve vašem prohlížeči a bez skriptů ho nelze přečíst. Povolte tomuto obchodu skripty, abyste si zboží mohli ukládat a vidět ho tady. Seznam, který vám někdo poslal, se ukáže i bez nich.',
  'wishlist.emptyText': 'Stiskněte u zboží srdce a bude tu na vás čekat.',
  'wishlist.count': { one: '{count} položka', few: '{count} položky', other: '{count} položek' },
  'wishlist.link': 'Odkaz na tento seznam',
  'wishlist.copy': 'Kopírovat odkaz',
  'wishlist.copied': 'Odkaz je zkopírovaný. Kdo ho otevře, uvidí seznam tak, jak je teď.',
  'wishlist.notCopied': 'Prohlížeč kopírování nedovolil. Otevřete odkaz a zkopírujte adresu.',
  'wishlist.remove': 'Odebrat',
  'wishlist.removeItem': 'Odebrat: {title}',
  'wishlist.add': 'Do košíku',
  'wishlist.addItem': 'Do košíku: {title}',
  'wishlist.choose': 'Vybrat variantu',
  'wishlist.chooseItem': 'Vybrat variantu: {title}',
  'wishlist.notAdded': 'To se nepovedlo: možná se právě vyprodalo. Zkontrolujte připojení a zkuste to znovu.',
  'wishlist.cardsAlone':
    'Dárkové karty se objednávají samostatně. Nejprve objednejte, co je v košíku, nebo to z něj vyndejte.',
  'wishlist.gone': {
    one: '{count} položka ze seznamu se teď neprodává.',
    few: '{count} položky ze seznamu se teď neprodávají.',
    other: '{count} položek ze seznamu se teď neprodává.',
  },
  'wishlist.removeGone': 'Odebrat, co se neprodává',
  'wishlist.failed': 'Seznam se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
  'wishlist.sharedTitle': 'Seznam přání pro vás',
  'wishlist.sharedLead': 'Někdo vám poslal tento seznam. Ceny a dostupnost jsou dnešní.',
  'wishlist.sharedEmpty': 'Z tohoto seznamu teď není nic v prodeji.',
  'wishlist.saveAll': 'Uložit vše do mého seznamu',
  'wishlist.mine': 'Můj seznam přání',
};
