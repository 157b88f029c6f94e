import { urlOf } from '../../addresses.ts';
import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import { type PageDocument, plainDescription, plainDocument } from '../../page-document.ts';
import { homeQuery } from '../catalogue-queries.ts';
import { firstImage } from '../first-image.ts';
import { organization, website } from '../structured-data.ts';

export const homeDocument: PageDocument = {
  ...plainDocument,
  describe({ locale }, { queryClient, publicUrl, t }) {
    const data = queryClient.getQueryData<CatalogueHomeQuery>(homeQuery(locale).queryKey);
    return {
      ...plainDescription,
      jsonLd: [organization(publicUrl), website(publicUrl, locale)],
      image: firstImage(data?.newestProducts),
      head: { description: t('description.home'), canonical: urlOf('home', { locale }) },
    };
  },
};
