import { ExternalLink } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { PictureField } from '#features/media/web/picture-field.tsx';
import { t } from '#shared/t.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { ChefRecipe } from '../contract.ts';
import { DrawPictureButton } from './draw-picture-button.tsx';
import { LoginToSave } from './login-to-save.tsx';
import type { ChefState } from './state/chef-state.ts';

const TABS = [
  { id: 'unsplash', label: t('Photos') },
  { id: 'ai', label: t('AI Generate') },
  { id: 'upload', label: t('Upload') },
] as const;
const STOCK_PHOTOS = 'https://unsplash.com/s/photos/';

interface Props {
  recipe: Partial<ChefRecipe>;
  state: ChefState;
  onChange(part: Partial<ChefState>): void;
}

/** The recipe's picture, from one of three sources (spec part 2 §2). */
export function RecipeImage({ recipe, state, onChange }: Props) {
  const { selectedImage, imageTab } = state;
  const isSignedIn = useSession().user !== null;
  const take = (image: string | null) => onChange({ selectedImage: image });
  const { title = '', description = '', ingredients = [], tags = [], category = '' } = recipe;
  return (
    <div>
      {selectedImage && imageTab !== 'upload' && (
        <Picture
          src={selectedImage}
          alt={title}
          sizes="(min-width: 1024px) 36rem, 100vw"
          className="mb-4 rounded-card"
        />
      )}
      <Tabs selected={imageTab} onSelect={(tab) => onChange({ imageTab: tab })}>
        <TabList label={t('Picture source')} tabs={TABS} className="mb-4" />
        <TabPanel tab={imageTab}>
          {imageTab === 'unsplash' && (
            <>
              <p className="mb-3 text-muted">
                {t(
                  'Find a free photo of the dish, save it on this device, then choose it under Upload. Without a picture, Plateful draws a cover from your ingredients.',
                )}
              </p>
              <a
                href={STOCK_PHOTOS + encodeURIComponent(title.toLowerCase())}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary' })}
              >
                <ExternalLink aria-hidden="true" />
                {t('Search stock photos')}
              </a>
            </>
          )}
          {imageTab === 'ai' && (
            <DrawPictureButton
              done={t('Image Generated')}
              input={() => ({
                prompt: title || description,
                ingredients: ingredients.map(({ name }) => name),
                tags,
                category,
              })}
              onDrawn={take}
            />
          )}
          {imageTab === 'upload' &&
            (isSignedIn ? (
              <PictureField label={t('Picture of the dish')} value={selectedImage} onChange={take} />
            ) : (
              <>
                <p className="mb-3 text-muted">
                  {t('Login to upload your own picture. Your recipe will be kept here.')}
                </p>
                <LoginToSave state={state}>{t('Login to upload')}</LoginToSave>
              </>
            ))}
        </TabPanel>
      </Tabs>
    </div>
  );
}
