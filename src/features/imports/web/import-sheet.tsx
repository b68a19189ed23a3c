import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { ImportedRecipe } from '../contract.ts';
import { ChooseRecipe } from './import/choose-recipe.tsx';
import { FromFile } from './import/from-file.tsx';
import { FromLink } from './import/from-link.tsx';
import { FromText } from './import/from-text.tsx';
import { useImport } from './queries/import.ts';

export type Source = 'link' | 'text' | 'file';
const SOURCES = [
  { id: 'link', label: t('Link') },
  { id: 'text', label: t('Text') },
  { id: 'file', label: t('File') },
] as const;

/** Content from another app or from the page's URL. */
export interface Given {
  source: 'link' | 'text';
  words: string;
}

interface Props {
  isOpen: boolean;
  onClose(): void;
  /** To be read immediately. */
  given: Given | null;
  onRead(recipe: ImportedRecipe, source: Source): void;
  /** Actions on all of several recipes. */
  withAll(recipes: ImportedRecipe[]): ReactNode;
}

/** Reads a recipe from a link, a pasted text or a file, and hands it over. */
export default function ImportSheet({ isOpen, onClose, given, onRead, withAll }: Props) {
  const [source, setSource] = useState<Source>(given?.source ?? 'link');
  /** What was entered stays when another tab is looked at or the sheet is closed by mistake. */
  const [words, setWords] = useState({ link: '', text: '', ...(given && { [given.source]: given.words }) });
  const close = () => {
    onClose();
    reading.clear();
  };
  const reading = useImport((recipe) => {
    close();
    setWords({ link: '', text: '' });
    onRead(recipe, source);
  });
  const { readLink, readText, several } = reading;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (given === null || hasBegun.current) return;
    hasBegun.current = true;
    if (given.source === 'link') readLink(given.words);
    else readText(given.words);
  }, [given, readLink, readText]);
  const choose = (to: Source) => {
    setSource(to);
    reading.clear();
  };
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={several ? t('Which recipe?') : t('Import a recipe')}
      size="md"
    >
      {several ? (
        <ChooseRecipe
          {...several}
          busy={reading.isReading}
          onChoose={reading.choose}
          storePicture={reading.storePicture}
        >
          {withAll(several.recipes)}
        </ChooseRecipe>
      ) : (
        <Tabs selected={source} onSelect={choose}>
          <TabList label={t('Import from')} tabs={SOURCES} className="mb-5" />
          <TabPanel tab={source}>
            {source === 'link' && (
              <FromLink
                link={words.link}
                onChange={(link) => setWords({ ...words, link })}
                reading={reading}
              />
            )}
            {source === 'text' && (
              <FromText
                text={words.text}
                onChange={(text) => setWords({ ...words, text })}
                reading={reading}
              />
            )}
            {source === 'file' && <FromFile reading={reading} />}
          </TabPanel>
        </Tabs>
      )}
    </Sheet>
  );
}
