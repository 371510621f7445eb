package org.sitrep.report.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;
import org.sitrep.ruleset.transcript.Scene;

/** Drawings that a page shows many times: each is stored once and referenced where it is shown. */
final class Sprites {
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, Integer> tokens = new LinkedHashMap<>();

    /**
     * Returns the element that shows a drawing at a place.
     *
     * @param drawing elements of SVG
     */
    Markup use(final Markup drawing, final int x, final int y) {
        return use(drawing, x, y, Markup.raw(""));
    }

    /** Returns the element that shows a counter; its number is the same in all boards, so that its moves can glide. */
    Markup token(final Scene.Token token, final SceneGrid.Box box) {
        final int number = tokens.computeIfAbsent(token.id(), id -> tokens.size());
        final Markup drawing = TokenSvg.draw(token, box.size());
        return use(drawing, box.left(), box.top(), new Markup().add(" data-t='{}'", number));
    }

    private Markup use(final Markup drawing, final int x, final int y, final Markup attribute) {
        final String name = names.computeIfAbsent(drawing.toString(), key -> "k" + names.size());
        final Markup out = new Markup().add("<use href='#{}'{}", name, attribute);
        if (x != 0) {
            out.add(" x='{}'", x);
        }
        if (y != 0) {
            out.add(" y='{}'", y);
        }
        return out.add("/>");
    }

    /** Returns the definitions of all drawings, as a picture that itself shows nothing. */
    Markup definitions() {
        final Markup patterns = Markup.raw(Resources.text("replay-sprites.svg"));
        final Markup out = new Markup()
                .add("<svg class='sprites' width='0' height='0' aria-hidden='true' focusable='false'>\n")
                .add("<defs>\n{}", patterns);
        names.forEach((drawing, name) -> out.add("<g id='{}'>{}</g>\n", name, Markup.raw(drawing)));
        return out.add("</defs>\n</svg>\n");
    }
}
