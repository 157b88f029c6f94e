// The groups of texts of the catalogue. The list of all groups takes them over.
import { messages as productAdvice } from './messages/en/catalogue/advice.ts';
import { messages as catalogueBlocks } from './messages/en/catalogue/blocks.ts';
import { messages as catalogueCollections } from './messages/en/catalogue/collections.ts';
import { messages as goingWith } from './messages/en/catalogue/going-with.ts';
import { messages as homeEditor } from './messages/en/catalogue/home-editor.ts';
import { messages as officeImportChanges } from './messages/en/catalogue/import-changes.ts';
import { messages as importColumns } from './messages/en/catalogue/import-columns.ts';
import { messages as importFaults } from './messages/en/catalogue/import-faults.ts';
import { messages as officeImports } from './messages/en/catalogue/imports.ts';
import { messages as menuEditor } from './messages/en/catalogue/menu-editor.ts';
import { messages as ownFields } from './messages/en/catalogue/own-fields.ts';
import { messages as pictureLibrary } from './messages/en/catalogue/picture-library.ts';
import { messages as pictureRefusals } from './messages/en/catalogue/picture-refusals.ts';
import { messages as pictures } from './messages/en/catalogue/pictures.ts';
import { messages as productEditor } from './messages/en/catalogue/product-editor.ts';
import { messages as officeGrid } from './messages/en/catalogue/product-grid.ts';
import { messages as productRareParts } from './messages/en/catalogue/product-rare-parts.ts';
import { messages as productRefusalTexts } from './messages/en/catalogue/product-refusals.ts';
import { messages as officeProductRow } from './messages/en/catalogue/product-row.ts';
import { messages as productVariants } from './messages/en/catalogue/product-variants.ts';
import { messages as officeProducts } from './messages/en/catalogue/products.ts';
import { messages as catalogueReductions } from './messages/en/catalogue/reductions.ts';
import { messages as variantWords } from './messages/en/catalogue/variant-words.ts';

export const catalogueMessages = {
  'catalogue/advice': productAdvice,
  'catalogue/blocks': catalogueBlocks,
  'catalogue/collections': catalogueCollections,
  'catalogue/going-with': goingWith,
  'catalogue/home-editor': homeEditor,
  'catalogue/import-columns': importColumns,
  'catalogue/import-faults': importFaults,
  'catalogue/import-changes': officeImportChanges,
  'catalogue/imports': officeImports,
  'catalogue/menu-editor': menuEditor,
  'catalogue/own-fields': ownFields,
  'catalogue/picture-library': pictureLibrary,
  'catalogue/picture-refusals': pictureRefusals,
  'catalogue/pictures': pictures,
  'catalogue/product-editor': productEditor,
  'catalogue/product-grid': officeGrid,
  'catalogue/product-rare-parts': productRareParts,
  'catalogue/product-refusals': productRefusalTexts,
  'catalogue/product-row': officeProductRow,
  'catalogue/product-variants': productVariants,
  'catalogue/products': officeProducts,
  'catalogue/reductions': catalogueReductions,
  'catalogue/variant-words': variantWords,
};
