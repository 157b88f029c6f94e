// What the parts of the product's editor say that are filled in once, or never; it comes with their fields.
export const messages = {
  'productEditor.searchEngines': 'In Suchmaschinen und im Shop',
  'productEditor.signs': '{count} Zeichen; gezeigt werden etwa {most}.',
  'productEditor.handle': 'Letzter Teil der Adresse',
  'productEditor.handleProposed': 'Bleibt es leer, wird daraus {handle}.',
  'productEditor.redirect': 'Wer einem Link zu {from} folgt, kommt zur neuen Adresse.',
  'productEditor.badHandle': 'Kleinbuchstaben, Ziffern und Bindestriche, z. B. {example}',
  'productEditor.takeProposed': '{handle} verwenden',
  'productEditor.safetyHint':
    'Wer im Fernabsatz verkauft, muss den Hersteller nennen, und sitzt dieser außerhalb der EU, auch eine verantwortliche Person in der EU (Verordnung 2023/988).',
  'productEditor.responsibleHint': 'Name, Adresse und E-Mail',
  'productEditor.badEmail': 'Eine Adresse wie name@example.com',
  'productEditor.giftCardHint':
    'Jede Variante ist eine Karte über ihren Preis. Sie geht per E-Mail hinaus, ohne Paket.',
  'productEditor.giftCardSingleHint':
    'Die Umsatzsteuer fällt beim Verkauf an, zum Satz dieses Produkts, und nicht noch einmal auf das, was die Karte bezahlt. Sie bezahlt nur Waren dieses Satzes, die im Land des Shops versteuert werden. Sonst fällt beim Verkauf keine Umsatzsteuer an, und sie bezahlt alles.',
  'productEditor.giftCardAmounts':
    'In welchen Grenzen dürfen Käufer einen eigenen Betrag nennen? Lassen Sie die Felder leer, wenn es nur die Beträge der Varianten gibt.',
  'productEditor.lineTextLabelHint': 'Zum Beispiel: Name für die Gravur',
  'productEditor.badLineTextLabel': 'Benennen Sie es in mindestens einer Sprache.',
  'productEditor.badLineTextLength': 'Eine Zahl von 1 bis {most}',
  'productEditor.lineTextExceptedHint': 'Nach Wünschen angefertigt (Richtlinie 2011/83, Artikel 16 c)',
  'productEditor.withdrawalHint':
    'Produktseite, Kasse, E-Mails und Widerrufsformular sagen es (Richtlinie 2011/83, Artikel 16).',
  'productEditor.cashRegisterHint':
    'Elektronik, Parfüm, Alkohol, Edelmetalle …: In Polen ist solcher Verkauf nie befreit (Dz.U. 2024 poz. 1902).',
  'productEditor.garan': 'Haltbarkeitsgarantie (GARAN)',
  'productEditor.garanHint':
    'Nur wenn der Hersteller kostenlos länger als zwei Jahre für das ganze Produkt garantiert. Das amtliche Etikett des Herstellers unverändert hochladen: PNG, JPEG, WebP, SVG oder PDF, höchstens {size} MB (Richtlinie 2024/825). Es wird sofort gespeichert.',
  'productEditor.garan_years': 'Jahre',
  'productEditor.garan_brand': 'Marke auf dem Etikett',
  'productEditor.garan_model': 'Modell auf dem Etikett',
  'productEditor.garanFile': 'Etikett wählen',
  'productEditor.garanReplace': 'Andere Datei wählen',
  'productEditor.garanShow': 'Etikett ansehen',
  'productEditor.garanSave': 'Jahre, Marke und Modell speichern',
  'productEditor.garanRemove': 'Etikett entfernen',
  'productEditor.garanSaved': 'Das Etikett ist gespeichert.',
  'productEditor.garanRemoved': 'Das Etikett ist entfernt.',
  'productEditor.garan_FactsInvalid': 'Bitte zuerst volle Jahre von 3 bis 99, Marke und Modell angeben.',
  'productEditor.garan_ChangedSince':
    '{who} hat das Etikett inzwischen geändert: Dort steht jetzt {label}. Ihre Eingaben sind noch da – bitte noch einmal drücken, wenn sie gelten sollen.',
  'productEditor.garan_FileMissing': 'Das Etikett wurde gerade entfernt. Bitte die Datei noch einmal wählen.',
  'productEditor.garan_FileTooLarge': 'Die Datei ist größer als {size} MB.',
  'productEditor.garan_FileNotShown': 'Das ist keine PNG-, JPEG-, WebP-, SVG- oder PDF-Datei.',
  'productEditor.garan_other': 'Das Speichern hat nicht geklappt. Bitte noch einmal versuchen.',
};
