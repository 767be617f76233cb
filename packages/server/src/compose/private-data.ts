import { restrictDirectory } from '@ecco/store';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';

/** Takes from others what an older release left open to them in the data directory, and says where they could write. */
export function makeDataPrivate({ data }: Config, logger: Logger): void {
  const privacy = restrictDirectory(data.directory);
  if (privacy === null) return;
  const { mended, open, wasWritable } = privacy;
  if (wasWritable) {
    logger.warn({
      event: 'data_directory',
      mended,
      open,
      msg: 'Others could write to the data directory: what lies there may have been changed by them.',
    });
  } else if (open > 0) {
    logger.warn({ event: 'data_directory', open, msg: 'Files in the data directory are open to others.' });
  } else if (mended > 0) {
    logger.info({ event: 'data_directory', mended, msg: 'Files in the data directory were open to others.' });
  }
}
