// Why a product is not saved. The sentences are fetched when one is needed.
export const messages = {
  'productEditor.refusal_TitleMissing': 'The product needs a title in the main language of the catalogue.',
  'productEditor.refusal_HandleTaken': 'Another product has this address, or had it before. Choose another one.',
  'productEditor.refusal_CompareAtTooLow': 'The crossed-out price has to be higher than the price.',
  'productEditor.refusal_AmountMissing': 'A price is missing: only what costs something can have a crossed-out price.',
  'productEditor.refusal_PriceMissing':
    'Without a price the product cannot go on sale. Set one, or save it as a draft.',
  'productEditor.refusal_ProductUnknown': 'This product is no longer there.',
  'productEditor.refusal_VariantUnknown':
    'One of the variants is no longer there. Load the page again; what you typed is kept.',
  'productEditor.refusal_OwnFieldUnknown': 'This field is defined no longer. Reload the page to see which there are.',
  'productEditor.refusal_OwnFieldInvalid':
    'The own field cannot hold that. Reload the page: somebody may have changed what it holds.',
  'productEditor.refusal_PictureUnknown':
    'One of the pictures is no longer in the library. Take it off, or add its file again.',
  'productEditor.refusal_PictureTwice': 'The product shows the same picture twice. Take one of them off.',
  'productEditor.refusal_TooManyPictures': 'A product shows at most {fields} pictures. Take some off.',
  'productEditor.refusal_ValueUnknown':
    'No variant has the value {fields} any more. Choose whose picture it is once more.',
  'productEditor.refusal_OptionUnknown':
    'An option or value named {fields} is no longer there. Load the page again; what you typed is kept.',
  'productEditor.refusal_OptionTwice': 'Two options would be called {fields}. Give each a name of its own.',
  'productEditor.refusal_ValueTwice': 'A value would be there twice: {fields}. Name each once, or merge them.',
  'productEditor.refusal_VariantTwice':
    'The variant {fields} is there already: somebody else may have just added it. Load the page again.',
  'productEditor.refusal_TooManyVariants':
    'That would be {fields} variants, more than a product can have. Name fewer values.',
  'productEditor.refusal_VariantsMissing': 'At least one variant has to stay. To sell none of it, archive the product.',
  'productEditor.refusal_StockNotTracked':
    'The pieces of one of the variants are not counted. Have them counted first.',
  'productEditor.refusal_StockBelowReserved':
    'So many pieces cannot go: how many are there, and how many are reserved by orders: {fields}.',
  'productEditor.refusal_MomentUnknown':
    '{fields}: the clocks skip this time or show it twice that night, or it is no date. Choose another one.',
  'productEditor.refusal_ReductionBeginPast':
    'A reduction would begin in the past, when nobody was shown a lower price. Leave its begin empty to begin now.',
  'productEditor.refusal_ReductionEndPast': 'The end of a reduction has passed. Choose a later one, or end it now.',
  'productEditor.refusal_ReductionEndBeforeBegin': 'A reduction would end before it begins.',
  'productEditor.refusal_ReductionUnknown':
    'One of the reductions is over, or was taken out. Load the page again; what you typed is kept.',
  'productEditor.refusal_ReductionBegun':
    'A reduction has begun meanwhile: its price and its begin stay as shoppers were told. You can end it, or move its end.',
  'productEditor.refusal_ReductionWithoutPrice':
    'A reduction is of a price that is no longer there, or that follows one in another currency. Take it out.',
  'productEditor.refusal_ReductionNotBelow': 'A reduced price has to be lower than the price.',
  'productEditor.refusal_ReductionsOverlap':
    'Two reductions of one price would hold at the same time. Move one of them.',
  'productEditor.refusal_FieldsInvalid': 'This cannot be saved: {fields}.',
};
