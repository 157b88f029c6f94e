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
  'productEditor.refusal_FieldsInvalid': 'This cannot be saved: {fields}.',
};
