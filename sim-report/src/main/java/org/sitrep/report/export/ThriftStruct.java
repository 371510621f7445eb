package org.sitrep.report.export;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Writes a structure in the compact form of Thrift, in which Parquet describes its pages and files: fields in the order
 * of their numbers, each by its distance from the one before.
 */
final class ThriftStruct {
    private static final int I32 = 5;
    private static final int I64 = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;
    private static final int TYPE_BITS = 4;
    /** Lists of at least as many items have their length in a number of its own. */
    private static final int LONG_LIST = 15;

    private final ByteSink out;
    private int last;

    private ThriftStruct(final ByteSink out) {
        this.out = out;
    }

    /** Writes a structure. */
    static void write(final ByteSink out, final Consumer<ThriftStruct> fields) {
        fields.accept(new ThriftStruct(out));
        out.put(0);
    }

    private void field(final int id, final int type) {
        out.put(id - last << TYPE_BITS | type);
        last = id;
    }

    ThriftStruct i32(final int id, final int value) {
        field(id, I32);
        out.zigzag(value);
        return this;
    }

    ThriftStruct i64(final int id, final long value) {
        field(id, I64);
        out.zigzag(value);
        return this;
    }

    ThriftStruct text(final int id, final String value) {
        field(id, BINARY);
        text(value);
        return this;
    }

    private void text(final String value) {
        final ByteSink utf8 = new ByteSink().utf8(value);
        out.varint(utf8.size()).put(utf8);
    }

    ThriftStruct struct(final int id, final Consumer<ThriftStruct> fields) {
        field(id, STRUCT);
        write(out, fields);
        return this;
    }

    ThriftStruct texts(final int id, final List<String> values) {
        list(id, BINARY, values.size());
        values.forEach(this::text);
        return this;
    }

    ThriftStruct i32s(final int id, final int... values) {
        list(id, I32, values.length);
        for (final int value : values) {
            out.zigzag(value);
        }
        return this;
    }

    <T> ThriftStruct structs(final int id, final List<T> items, final BiConsumer<T, ThriftStruct> fields) {
        list(id, STRUCT, items.size());
        items.forEach(item -> write(out, struct -> fields.accept(item, struct)));
        return this;
    }

    /** Writes a list of structures that are written already. */
    ThriftStruct structs(final int id, final int count, final ByteSink written) {
        list(id, STRUCT, count);
        out.put(written);
        return this;
    }

    private void list(final int id, final int type, final int length) {
        field(id, LIST);
        if (length < LONG_LIST) {
            out.put(length << TYPE_BITS | type);
        } else {
            out.put(LONG_LIST << TYPE_BITS | type).varint(length);
        }
    }
}
