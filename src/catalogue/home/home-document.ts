import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import { type PageDocument, plainDescription, plainDocument } from '../../page-document.ts';
import { homeQuery } from '../catalogue-queries.ts';
import { firstImage } from '../first-image.ts';
import { organization, website } from '../structured-data/structured-data.ts';

export const homeDocument: PageDocument = {
  ...plainDocument,
  describe({ locale }, { queryClient, publicUrl, shop }) {
    const data = queryClient.getQueryData<CatalogueHomeQuery>(homeQuery(locale).queryKey);
    return {
      ...plainDescription,
      jsonLd: [organization(publicUrl, shop), website(publicUrl, shop, locale)],
      image: firstImage(data?.newestProducts),
      head: { description: shop.home[locale].description },
    };
  },
};
