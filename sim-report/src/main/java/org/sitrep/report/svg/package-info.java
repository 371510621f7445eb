/**
 * Draws the charts of a report as small SVG: real text, asymmetric whiskers, a title and a description for screen readers, and colours that come from
 * the page's style sheet so that one drawing serves light and dark. {@link org.sitrep.report.svg.SvgPictures} is the way in; each kind of chart has a
 * class of its own, and all draw with {@link org.sitrep.report.svg.Svg}.
 *
 * <p>Colours are those of Okabe and Ito (Color Universal Design, 2008), which readers with any common colour vision can tell apart; no picture depends
 * on colour alone.
 */
package org.sitrep.report.svg;
