package org.sitrep.report;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import org.sitrep.portable.Portable;

/**
 * Converts text to ASCII for terminals without Unicode: bars of {@code #}, {@code +-} for ±, {@code ...} for …, letters
 * without accents. Nothing is lost: a character without such a form is written as its number, e.g.
 * {@code \}{@code u0416}. Stateless.
 */
public final class Ascii {
    private static final Map<Integer, String> FORMS = forms();

    private Ascii() {}

    private static Map<Integer, String> forms() {
        final Map<Integer, String> forms = new HashMap<>();
        put(forms, "±", "+-");
        put(forms, "…", "...");
        put(forms, "→ ← ↑ ↓ ↔", "-> <- ^ v <->");
        put(forms, "≤ ≥ ≠ ≈ ∞ √", "<= >= != ~ inf sqrt");
        put(forms, "– — ‐ ‑ − ×", "- - - - - x");
        put(forms, "· • ● ○ ◆ ◇ ■ □ ▲ △ ▼ ▽ ▶ ▸ ◀ ★ ✓ ✗ ⚠", ". * * o * o # o ^ ^ v v > > < * + x !");
        put(forms, "“ ” „ « » ‘ ’ ‚ ‹ ›", "\" \" \" << >> ' ' , < >");
        put(forms, "½ ¼ ¾ ° µ μ σ π α χ Γ Δ § ² ³", "1/2 1/4 3/4 deg u u sigma pi alpha chi Gamma Delta S ^2 ^3");
        put(forms, "ß Æ æ Ø ø Đ đ Ł ł", "ss AE ae O o D d L l");
        // A bar ends in eighths: half a mark or more counts as a whole one.
        put(forms, "█ ▉ ▊ ▋ ▌ ▍ ▎ ▏", "# # # # # . . .");
        put(forms, "▇ ▆ ▅ ▄ ▃ ▂ ▁ ▀", "* = = - - . _ %");
        put(forms, "▓ ▒ ░ ▚", "o = . +");
        put(forms, "─ ━ │ ┃ ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ ═ ║ ╱ ╲", "- - | | + + + + + + + + + = | / \\");
        forms.put(0xa0, " ");
        forms.put(0x2009, " ");
        forms.put(0x202f, " ");
        return Map.copyOf(forms);
    }

    private static void put(final Map<Integer, String> forms, final String characters, final String ascii) {
        final String[] from = characters.split(" ");
        final String[] to = ascii.split(" ");
        for (int i = 0; i < from.length; i++) {
            forms.put(from[i].codePointAt(0), to[i]);
        }
    }

    /** Returns the text in ASCII; control characters stay unchanged. */
    public static String of(final String text) {
        if (text.chars().allMatch(c -> c < 0x80)) {
            return text;
        }
        final StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.append(c < 0x80 ? String.valueOf((char) c) : form(c)));
        return out.toString();
    }

    private static String form(final int character) {
        final String known = FORMS.get(character);
        if (known != null) {
            return known;
        }
        final String letters = Normalizer.normalize(new String(Character.toChars(character)), Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "");
        if (!letters.isEmpty() && letters.chars().allMatch(c -> c >= 0x20 && c < 0x7f)) {
            return letters;
        }
        return Portable.format(character > 0xffff ? "\\U%08x" : "\\u%04x", character);
    }
}
