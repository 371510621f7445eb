package org.sitrep.cli.base;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a count: {@code 1000000}, {@code 1_000_000}, {@code 1000k}, {@code 1M} or {@code 1e6}. */
public final class CountConverter implements ITypeConverter<Long> {
    private static final Pattern COUNT = Pattern.compile("([0-9][0-9_]*)(?:([kKmM])|e([0-9]{1,2}))?");
    private static final long THOUSAND = 1_000;

    @Override
    public Long convert(final String text) {
        final Matcher matcher = COUNT.matcher(text);
        if (!matcher.matches()) {
            throw wrong(text);
        }
        try {
            long count = Long.parseLong(matcher.group(1).replace("_", ""));
            if (matcher.group(2) != null) {
                final boolean million =
                        matcher.group(2).toLowerCase(Locale.ROOT).equals("m");
                count = Math.multiplyExact(count, million ? THOUSAND * THOUSAND : THOUSAND);
            }
            for (int i = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3)); i > 0; i--) {
                count = Math.multiplyExact(count, 10L);
            }
            return count;
        } catch (final ArithmeticException | NumberFormatException tooLarge) {
            throw wrong(text);
        }
    }

    private static TypeConversionException wrong(final String text) {
        return new TypeConversionException((text.isEmpty() ? "\"\"" : text)
                + " is not a count; write it like 100000, 100k, 1M or 1e6, below 2^63");
    }
}
