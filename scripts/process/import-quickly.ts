// Given to Node by `--import`, for processes that are not begun by a script of ours: those of the tests.
import { importQuickly } from './quick-imports.ts';

importQuickly();
