import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-refusals.ts';

export const messages: Translated<typeof english> = {
  'pictures.refused_NotAPicture':
    'Tento soubor není obrázek, který obchod umí přečíst. Použijte JPEG, PNG, WebP nebo AVIF.',
  'pictures.refused_BrokenPicture':
    'Obrázek je poškozený nebo neúplný. Otevřete originál, uložte ho znovu a vyberte ho ještě jednou.',
  'pictures.refused_AnimatedPicture':
    'Tento obrázek je animovaný. Uložte jeden snímek jako JPEG nebo PNG a vyberte ho.',
  'pictures.refused_HeicPicture':
    'Toto je fotka HEIC, kterou tento prohlížeč neumí přečíst. Sdílejte ji z iPhonu jako JPEG, nebo zvolte Nastavení > Fotoaparát > Formáty > „Nejkompatibilnější“.',
  'pictures.refused_TooManyPixels':
    'Obrázek má víc než 64 milionů pixelů. Zmenšete ho pod 8 000 × 8 000 a vyberte znovu.',
  'pictures.refused_TooManyBytes': 'Soubor je větší než 20 MB. Uložte ho menší a vyberte znovu.',
  'pictures.refused_SignedOut':
    'Jste odhlášeni, nebo nesmíte přidávat obrázky. Přihlaste se v jiné kartě a zkuste to znovu.',
  'pictures.refused_Offline': 'Spojení se několikrát přerušilo a nic se neuložilo. Zkuste to, až bude lepší.',
  'pictures.refused_StoreAway':
    'Úložiště obrázků obchodu teď neodpovídá. Obrázek se neuložil: zkuste to znovu za pár minut.',
  'pictures.refused_StoreFull':
    'Úložiště obrázků obchodu je plné a obrázek se neuložil. Požádejte správce serveru, ať uvolní místo.',
  'pictures.refused_StoreRefuses':
    'Úložiště obrázků obchod nepustilo dovnitř a obrázek se neuložil. Požádejte správce serveru, ať zkontroluje klíče úložiště.',
};
