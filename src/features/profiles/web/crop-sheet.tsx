import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { PICTURE_MESSAGES } from '#features/media/rules/upload.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';

/** Side of the stored avatar in pixels: twice the largest one shown, for dense screens. */
const SIDE = 512;
const MOST_ZOOM = 4;

interface Props {
  file: File;
  onCropped(cropped: Blob): void;
  onClose(): void;
}

/** Crops a picture to a square on the device: dragged, pinched, or moved with the arrow keys. */
export default function CropSheet({ file, onCropped, onClose }: Props) {
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const fail = () => {
    showToast({ title: t('Upload failed'), description: PICTURE_MESSAGES.notAPicture, tone: 'danger' });
    onClose();
  };
  const use = async () => {
    if (!area || !address) return;
    try {
      onCropped(await cut(address, area));
    } catch {
      fail();
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Crop your photo')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={() => void use()} disabled={!area}>
            {t('Use photo')}
          </Button>
        </>
      }
    >
      <div className="relative mx-auto aspect-square w-full max-w-[40dvh] overflow-hidden rounded-card bg-sunken">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('Part of the photo: move it with the arrow keys') } as object}
            mediaProps={{ alt: '', onError: fail }}
          />
        )}
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-sm font-semibold">
        {t('Zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
          className="h-11 flex-1 accent-primary"
        />
      </label>
    </Sheet>
  );
}

function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

async function cut(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  // JPEG has no transparency; without this, transparent areas would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('Nothing was drawn.'))), 'image/jpeg', 0.9),
  );
}
