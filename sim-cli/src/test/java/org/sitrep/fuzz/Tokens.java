package org.sitrep.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text in words, numbers, blanks and single signs. */
final class Tokens {
    private static final Pattern TOKEN = Pattern.compile(
            "-?[0-9][0-9_]*(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|[A-Za-z_][A-Za-z0-9_-]*|\\s+|.", Pattern.DOTALL);

    private Tokens() {}

    static List<String> of(final String text) {
        final List<String> tokens = new ArrayList<>();
        final Matcher token = TOKEN.matcher(text);
        while (token.find()) {
            tokens.add(token.group());
        }
        return tokens;
    }

    static boolean isNumber(final String token) {
        return !token.isEmpty()
                && (Character.isDigit(token.charAt(0))
                        || token.length() > 1 && token.charAt(0) == '-' && Character.isDigit(token.charAt(1)));
    }

    /** Returns where a token stands that is more than blanks, if there seems to be one. */
    static int visible(final List<String> tokens, final SplittableRandom random) {
        int at = random.nextInt(tokens.size());
        for (int tries = 0; tries < 20 && tokens.get(at).isBlank(); tries++) {
            at = random.nextInt(tokens.size());
        }
        return at;
    }
}
