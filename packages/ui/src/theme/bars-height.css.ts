import { createVar, fallbackVar } from '@vanilla-extract/css'

import { vars } from './vars.css.ts'

/** Height of the `NoticeBar` on the page. Set on the document while there is one. */
export const noticeHeight = createVar()

export const knownNoticeHeight = fallbackVar(noticeHeight, '0px')

/** Where an element of the page sticks: below the notice bar and the top bar. */
export const barsHeight = `calc(${vars.layout.topbarHeight} + ${knownNoticeHeight})`
