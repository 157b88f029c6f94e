// What the parts of the product's editor say that are filled in once, or never; it comes with their fields.
export const messages = {
  'productEditor.searchEngines': 'In search engines and in the shop',
  'productEditor.signs': {
    one: '{count} character; about {most} are shown.',
    other: '{count} characters; about {most} are shown.',
  },
  'productEditor.handle': 'Last part of the address',
  'productEditor.handleProposed': 'Left empty it becomes {handle}.',
  'productEditor.redirect': 'Whoever follows a link to {from} is led to the new address.',
  'productEditor.badHandle': 'Small letters, digits and hyphens, such as {example}',
  'productEditor.takeProposed': 'Use {handle}',
  'productEditor.safetyHint':
    'Whoever sells by distance has to name the manufacturer, and where that one is outside the Union a responsible person within it (Regulation 2023/988).',
  'productEditor.responsibleHint': 'Name, address and e-mail',
  'productEditor.badEmail': 'An address such as name@example.com',
  'productEditor.giftCardHint': 'Each variant is a card of what it costs. It is sent by e-mail, without a parcel.',
  'productEditor.giftCardSingleHint':
    'VAT is charged when it is sold, in the class of this product, and not again on what it pays. It pays only for goods of that class that are taxed at home. Otherwise there is no VAT when it is sold, and it pays for everything.',
  'productEditor.giftCardAmounts':
    'Between which amounts may buyers name their own? Leave the fields empty to sell the amounts of the variants alone.',
  'productEditor.lineTextLabelHint': 'Such as: Name to engrave',
  'productEditor.badLineTextLabel': 'Give it a name in one language at least.',
  'productEditor.badLineTextLength': 'A number from 1 to {most}',
  'productEditor.lineTextExceptedHint': 'Made to one person’s wishes (Directive 2011/83, Article 16 c)',
  'productEditor.withdrawalHint':
    'Said on the product page, at checkout, in e-mails and in the withdrawal form (Directive 2011/83, Article 16).',
  'productEditor.cashRegisterHint':
    'Electronics, perfume, alcohol, precious metals …: no exemption for such sales (Dz.U. 2024 poz. 1902).',
  'productEditor.garan': 'Guarantee of durability (GARAN)',
  'productEditor.garanHint':
    'Only where the producer guarantees the whole product free of charge for more than two years. Hand in the producer’s official label as it is: PNG, JPEG, WebP, SVG or PDF of at most {size} MB (Directive 2024/825). It is saved at once.',
  'productEditor.garan_years': 'Years',
  'productEditor.garan_brand': 'Brand on the label',
  'productEditor.garan_model': 'Model on the label',
  'productEditor.garanFile': 'Choose the label',
  'productEditor.garanReplace': 'Choose another file',
  'productEditor.garanShow': 'Look at the label',
  'productEditor.garanSave': 'Save years, brand and model',
  'productEditor.garanRemove': 'Remove the label',
  'productEditor.garanSaved': 'The label is saved.',
  'productEditor.garanRemoved': 'The label is removed.',
  'productEditor.garan_FactsInvalid': 'First fill in whole years from 3 to 99, the brand and the model.',
  'productEditor.garan_ChangedSince':
    '{who} has changed the label meanwhile: it says {label} now. What you typed is still here – press again if yours is to count.',
  'productEditor.garan_FileMissing': 'The label has just been removed. Please choose its file again.',
  'productEditor.garan_FileTooLarge': 'The file is larger than {size} MB.',
  'productEditor.garan_FileNotShown': 'This is no PNG, JPEG, WebP, SVG or PDF file.',
  'productEditor.garan_other': 'It could not be saved. Please try again.',
};
