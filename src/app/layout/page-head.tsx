import { useLocation } from 'react-router';
import { t } from '#shared/t.ts';
import { useSettings } from '#web/settings.ts';

interface Props {
  /** Without the app's name; omitted on Home. */
  title?: string;
  description?: string;
  /** The base path of one of our pictures, or a full URL. */
  image?: string | null;
  /** The canonical path, if it differs from the current one. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** Excluded from search engines. */
  isPrivate?: boolean;
}

const NAME = t('Plateful');

/** Title and metadata for search engines and link previews. React hoists it into <head>. */
export function PageHead({ title, description, image, canonical, type = 'website', isPrivate }: Props) {
  const { publicUrl } = useSettings();
  const { pathname } = useLocation();
  const name = title ? `${title} · ${NAME}` : t('Plateful: recipes, meal plans and grocery lists');
  const address = publicUrl + (canonical ?? pathname);
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:site_name" content={NAME} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title ?? NAME} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address} />
          <meta property="og:image" content={pictureAddress(image || '/art/og.jpg', publicUrl)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function pictureAddress(image: string, publicUrl: string): string {
  if (!image.startsWith('/')) return image;
  const isBase = !/\.\w+$/.test(image);
  const width = image.startsWith('/art/categories/') ? 640 : 1280;
  return publicUrl + (isBase ? `${image}-${width}.webp` : image);
}
